import { closest, distance } from 'fastest-levenshtein';

/** The most names that a beginning is answered with. */
const SHOWN = 12;
/** Letters that may be wrong in a word, by whether it is short. */
const [SLIPS_IN_SHORT, SLIPS] = [1, 2];
const SHORT = 3;

/** What is taken from a line that is neither a move nor a command: the one that it begins, or words about it. */
export type Guess = { readonly meant: string } | { readonly answer: string };

/** What is no move may be the beginning of one, or of a command; else the nearest is offered, if one is near. */
export function guess(typed: string, moves: readonly string[], commands: readonly string[]): Guess {
  const begun = [...moves, ...commands].filter((name) => begins(name, typed));
  if (begun.length === 1) return { meant: begun[0] };
  if (begun.length > 1) return { answer: `"${typed}" begins ${begun.length} of these: ${shown(begun)}` };
  const near = nearest(typed, moves, commands);
  const verbs = [...new Set(moves.map(firstWord))].join(', ');
  return {
    answer: near
      ? `No move is called "${typed}". Did you mean "${near}"?`
      : `No move is called "${typed}" now. Your moves begin with: ${verbs}. "moves" lists them, "help" tells what else.`,
  };
}

const shown = (names: readonly string[]): string =>
  `${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ' …' : ''}`;

const firstWord = (text: string): string => text.toLowerCase().split(' ')[0];

/** Whether each word that was typed begins the word of the name at its place. */
function begins(name: string, typed: string): boolean {
  const words = name.toLowerCase().split(' ');
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((part, i) => words[i]?.startsWith(part));
}

/** By the first word, which says what is to be done; among moves with the same one, the nearest. */
function nearest(typed: string, moves: readonly string[], commands: readonly string[]): string | undefined {
  const verb = firstWord(typed);
  const meant = closest(verb, [...moves.map(firstWord), ...commands]);
  if (distance(verb, meant) > (verb.length > SHORT ? SLIPS : SLIPS_IN_SHORT)) return undefined;
  const alike = moves.filter((move) => firstWord(move) === meant);
  if (alike.length === 0) return meant;
  return closest(`${meant}${typed.toLowerCase().slice(verb.length)}`, alike);
}
