import { TITLES } from '@ahu/games';

/** Every sentence of every game. */
const SENTENCES = Object.values(TITLES).flatMap(({ game }) =>
  Array.from({ length: game.moveCount }, (_, move) => game.write(move)),
);

const METHODS =
  'startsWith|endsWith|split|slice|substring|at|match|matchAll|search|replace|replaceAll|includes|indexOf';

/** What a variable with a sentence in it is called. */
const NAMES = 'notation|sentence|move';

/** A method that takes a sentence apart, or a regular expression that is held against one. */
const TAKEN_APART = new RegExp(`\\b(?:${NAMES})[?!]?\\.(?:${METHODS})\\(|\\.(?:test|exec)\\((?:${NAMES})\\b`);

const LITERAL = /'([^'\\\n]*)'|"([^"\\\n]*)"|`([^`$\\]*)/g;

/** Words with which any other text may begin as well. */
const ALSO_ENGLISH: readonly string[] = ['for ', 'to '];

/** The beginning of a sentence as a text: a word and a space, at least. */
const isBeginning = (text: string): boolean =>
  text.includes(' ') &&
  text.trim() !== '' &&
  !ALSO_ENGLISH.includes(text) &&
  SENTENCES.some((sentence) => sentence.startsWith(text));

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

/** Places in a source that know how a sentence of a game is built. */
export function takenApart(source: string): string[] {
  return withoutComments(source)
    .split('\n')
    .flatMap((line) => {
      const literals = Array.from(
        line.matchAll(LITERAL),
        ([, single, double, template]) => single ?? double ?? template,
      );
      return TAKEN_APART.test(line) || literals.some(isBeginning) ? [line.trim()] : [];
    });
}
