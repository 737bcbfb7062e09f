/** The words of the rule book by the numbers that views use. */
import { rapaNui } from '@ahu/rapa-nui';

const NOTATIONS = Array.from({ length: rapaNui.moveCount }, (_, move) => rapaNui.write(move));

/** What can stand behind these words in a move; the engine numbers its lists in the same order. */
const behind = (words: string): string[] =>
  NOTATIONS.filter((notation) => notation.startsWith(`${words} `)).map((notation) => notation.slice(words.length + 1));

export const RESOURCES: readonly string[] = behind('gain 0');
export const TILES: readonly string[] = behind('lay');
export const IMPROVEMENTS: readonly string[] = behind('buy');
/** 'small moai' … 'pukao'. */
export const CARGO: readonly string[] = behind('carry');
export const CASES: readonly string[] = behind('step');
export const AHUS: readonly string[] = behind('erect at');
/** Moai sizes, without the word. */
export const SIZES: readonly string[] = CARGO.slice(0, -1).map((moai) => moai.split(' ')[0]);
/** The exceptional ones behind the others, as the stacks are. */
export const STACKS: readonly string[] = behind('take').filter((name) => !name.endsWith('moai'));

/** 'n3a' is an ahu of n3. */
export const caseOf = (ahu: string): string => ahu.slice(0, -1);

/** '2 reed, 1 egg'; with nothing between for a single one of each: 'reed, egg'. */
export const bundle = (resources: readonly string[]): string =>
  RESOURCES.flatMap((name) => {
    const count = resources.filter((each) => each === name).length;
    return count === 0 ? [] : [count === 1 ? name : `${count} ${name}`];
  }).join(' ');

/** What each tile does, in a few words (R6). */
export const POWERS: Readonly<Record<string, string>> = {
  rest: 'a tired transporter stands up',
  barter: '3 resources for any 3',
  thrift: 'a capping costs 2 resources',
  reinforcement: 'one more sculptor',
  abundance: '3 more for erecting',
  bonus: '2 more for erecting',
  'exceptional offering': 'exceptional offerings when capping',
  conversion: 'the sorcerer sculpts or carries',
  'helping hand': 'a sculptor or the chief carries',
  favour: '3 points at the end',
};
