import type { Seat } from '@ahu/core';
import { WIDTH } from '../terminal.ts';
import type { Session } from './session.ts';

/** Longer lists are shown in full only when asked for. */
const SHORT = 24;

/** The legal moves by number, in as many columns as fit. */
export function listMoves(session: Session, seat: Seat, limit = SHORT): string[] {
  const { title, match } = session;
  const view = match.game.view(match.state, seat);
  const notations = session.choices(seat).map((move) => match.game.write(move));
  const listed = notations.slice(0, limit);
  const width = Math.max(...listed.map((notation) => notation.length));
  const entries = listed.map((notation, i) => {
    const meaning = title.words.explain(view, notation);
    return `${String(i + 1).padStart(3)}  ${notation.padEnd(width)}  ${meaning}`.trimEnd();
  });
  const more = notations.length - listed.length;
  return [...inColumns(entries), ...(more > 0 ? [`     … and ${more} more: "moves" lists them all`] : [])];
}

/** Reading down, then across. */
function inColumns(entries: readonly string[]): string[] {
  const width = Math.max(...entries.map((entry) => entry.length)) + 3;
  const height = Math.ceil(entries.length / Math.max(1, Math.floor(WIDTH / width)));
  return Array.from({ length: height }, (_, row) =>
    entries
      .filter((_, i) => i % height === row)
      .map((entry) => entry.padEnd(width))
      .join('')
      .trimEnd(),
  );
}
