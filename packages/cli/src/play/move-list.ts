import type { Act, Seat } from '@ahu/core';
import type { Words } from '../games/contract/words.ts';
import { namesOf } from '../matches/story.ts';
import { WIDTH, wrap } from '../terminal/terminal.ts';
import type { Session } from './session.ts';

/** Longer lists are shown by sorts of moves. */
const SHORT = 30;
const MOST_COLUMNS = 4;

interface Entry {
  readonly number: number;
  readonly act: Act;
  readonly notation: string;
  readonly meaning: string;
}

/** The legal moves, or those with all these words in them; what can be done at any time comes last. */
export function listMoves(session: Session, seat: Seat, text = ''): string[] {
  const { words } = session.manifest;
  const wanted = text.toLowerCase().split(' ');
  const entries = entriesOf(session, seat).filter(({ notation }) =>
    wanted.every((word) => notation.toLowerCase().includes(word)),
  );
  const asides = entries.filter(({ act }) => text === '' && words.isAside?.(act));
  const answers = entries.filter((entry) => !asides.includes(entry));
  if (answers.length <= SHORT) return [...inColumns(answers), ...inSorts(words, asides)];
  return [
    ...inSorts(words, [...answers, ...asides]),
    ...wrap('Write a move out, with one of these for …; "moves TEXT" lists those with TEXT.', '  '),
  ];
}

function entriesOf(session: Session, seat: Seat): Entry[] {
  const { manifest, match } = session;
  const view = match.game.view(match.state, seat);
  const names = namesOf(match);
  return session.choices(seat).map((move, i) => {
    const act = match.game.actOf(move);
    return { number: i + 1, act, notation: match.game.write(move), meaning: manifest.words.explain(view, act, names) };
  });
}

/** By number, reading down, then across, in as many columns as fit. */
function inColumns(entries: readonly Entry[]): string[] {
  for (let count = MOST_COLUMNS; count > 0; count--) {
    const height = Math.ceil(entries.length / count);
    const columns = Array.from({ length: count }, (_, i) => column(entries.slice(i * height, (i + 1) * height)));
    const lines = Array.from({ length: height }, (_, row) => columns.map((cells) => cells[row] ?? '').join(''));
    if (lines.every((line) => line.trimEnd().length <= WIDTH)) return lines.map((line) => line.trimEnd());
  }
  return column(entries).flatMap((cell) => wrap(cell.trimEnd(), '', '       '));
}

/** Cells of the same width. */
function column(entries: readonly Entry[]): string[] {
  const longest = Math.max(...entries.map(({ notation }) => notation.length));
  const cells = entries.map(
    ({ number, notation, meaning }) => `${String(number).padStart(3)}  ${notation.padEnd(longest)}  ${meaning}`,
  );
  const width = Math.max(...cells.map((cell) => cell.length)) + 2;
  return cells.map((cell) => cell.padEnd(width));
}

/** One sort a line, with what can stand for its …, and with what they all mean. */
function inSorts(words: Words, entries: readonly Entry[]): string[] {
  const bySort = Map.groupBy(entries, ({ act, notation }) => words.sort?.(act).sort ?? notation);
  const width = Math.max(...Array.from(bySort.keys(), (sort) => sort.length)) + 2;
  return Array.from(bySort).flatMap(([sort, moves]) => {
    const items = [...new Set(moves.map(({ act }) => words.sort?.(act).item ?? ''))];
    const list = items.map(unbroken).join(items.some((item) => item.includes(' ')) ? ', ' : ' ');
    const text = `${list}${commonMeaning(moves)}`.trim();
    // Where the sorts leave no room beside them, their moves stand below.
    const lines =
      width > WIDTH / 2
        ? [`  ${sort}`, ...(text === '' ? [] : wrap(text, '      '))]
        : wrap(text, `  ${sort.padEnd(width)}`, ' '.repeat(width + 2));
    return lines.map((line) => line.replaceAll(NO_BREAK, ' ').trimEnd());
  });
}

const NO_BREAK = '\u00a0';
/** Kept on one line, where lines are long enough. */
const unbroken = (text: string): string => (text.length > WIDTH / 3 ? text : text.replaceAll(' ', NO_BREAK));

function commonMeaning(moves: readonly Entry[]): string {
  const [meaning, ...others] = new Set(moves.map((move) => move.meaning));
  return meaning === '' || others.length > 0 ? '' : ` (${unbroken(meaning)})`;
}
