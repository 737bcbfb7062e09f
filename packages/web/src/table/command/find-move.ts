import type { Frame } from '../../engine/frame.ts';
import type { Kit, Names, Saying } from '../../games/contract/kit.ts';
import { plain } from '../../platform/words/plain.ts';

/** A legal move as it is said, and as it is written. */
export interface SaidMove extends Saying {
  readonly notation: string;
  /** A move in one line, as it is read out. */
  readonly line: string;
  /** The words of its notation and of its line. */
  readonly words: readonly (readonly string[])[];
  /** What is typed for exactly this move: its notation or its line, as words with single spaces. */
  readonly wholes: readonly string[];
}

/** The words of a text; a number that stands before letters is a word of its own, so that "2m" is "2 m". */
export const wordsOf = (text: string): string[] => plain(text).match(/\d+(?:\.\d+)?|[\p{L}_’'-]+\d*(?:\.\d+)?/gu) ?? [];

export function saidMove(notation: string, { heading, text }: Saying): SaidMove {
  const line = heading && text ? `${heading}: ${text}` : heading || text;
  const words = [notation, line].map(wordsOf);
  return { notation, heading, text, line, words, wholes: words.map((each) => each.join(' ')) };
}

/** The viewer's moves in words; those that would read alike, as with equal moai in one place, are numbered. */
export function saidMoves({ moves, view }: Frame, kit: Pick<Kit, 'say'>, names: Names): SaidMove[] {
  const said = moves.map((notation) => saidMove(notation, kit.say(notation, view, names)));
  const alike = Map.groupBy(said, ({ line }) => line);
  return said.map((move) => {
    const others = alike.get(move.line) ?? [];
    if (others.length < 2) return move;
    const { notation, heading, text } = move;
    return saidMove(notation, { heading, text: `${text || heading} (${others.indexOf(move) + 1})` });
  });
}

/** The moves whose whole line, or whose notation, is what was typed. */
export function movesReading(typed: string, moves: readonly SaidMove[]): SaidMove[] {
  const asked = wordsOf(typed).join(' ');
  return asked === '' ? [] : moves.filter(({ wholes }) => wholes.includes(asked));
}

/**
 * The moves that were meant: one that reads exactly so, or all in which every typed word begins a word. Of those the
 * ones with the fewest other words come first, and alone if there is just one of them.
 */
export function movesMeant(typed: string, moves: readonly SaidMove[]): SaidMove[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  const exact = moves.filter(
    ({ wholes, text }) => wholes.includes(asked.join(' ')) || wordsOf(text).join(' ') === asked.join(' '),
  );
  if (exact.length > 0) return exact;
  const fitting = moves.flatMap((move) => {
    const lengths = move.words.flatMap((words) => (fits(asked, words) ? [words.length] : []));
    return lengths.length > 0 ? [{ move, length: Math.min(...lengths) }] : [];
  });
  const fewest = Math.min(...fitting.map(({ length }) => length));
  const closest = fitting.filter(({ length }) => length === fewest && length === asked.length);
  return (closest.length === 1 ? closest : fitting.sort((a, b) => a.length - b.length)).map(({ move }) => move);
}

/** Whether each typed word begins another word of the move. */
function fits(asked: readonly string[], words: readonly string[]): boolean {
  const left = [...words];
  return asked.every((word) => {
    const exact = left.indexOf(word);
    const at = exact >= 0 ? exact : left.findIndex((each) => each.startsWith(word) && !/^\d+$/.test(word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
