import { CHANCE, type Game, type Match, type Ply, type Seat } from '@ahu/core';

/** Why nothing can be taken back: nothing was played, something was shown, or another player answered. */
export type UndoStop = 'nothing' | 'shown' | 'answered';

/** A log, and the game that it is of. */
type Played = Pick<Match, 'game' | 'log'>;

/** Whether this seat may take the ply back while it is the last one: it is the seat's own, and showed it nothing. */
export const isUndoable = ({ reveals }: Pick<Game, 'reveals'>, ply: Ply | undefined, seat: Seat): boolean =>
  ply !== undefined && ply.seat === seat && !reveals?.(ply.move);

/** The number of plies that are left when this seat has taken back all that it may. */
export const undoFloor = ({ game, log }: Played, seat: Seat): number =>
  log.findLastIndex((ply) => !isUndoable(game, ply, seat)) + 1;

/** Whether this seat is the only person at a table with bots, and may therefore go back as far as it likes. */
export const mayRewind = ({ seats }: Pick<Match, 'seats'>, seat: Seat): boolean =>
  seats.every(({ bot }, each) => (bot === undefined) === (each === seat));

/** Why this seat cannot take back its last ply; undefined if it can. `rewinds`: it may go back as far as it likes. */
export function undoStop({ game, log }: Played, seat: Seat, rewinds = false): UndoStop | undefined {
  const last = log.at(-1);
  if (isUndoable(game, last, seat) || (rewinds && log.some((ply) => ply.seat === seat))) return undefined;
  if (!last || !log.some((ply) => ply.seat === seat)) return 'nothing';
  return last.seat === CHANCE || last.seat === seat ? 'shown' : 'answered';
}

/** Takes this seat's last plies back until `plies` are left. Returns false, and does nothing, if it may not. */
export function takeBack(match: Match, seat: Seat, plies = match.log.length - 1): boolean {
  if (plies < undoFloor(match, seat) || plies >= match.log.length) return false;
  match.goBackTo(plies);
  return true;
}

/**
 * Goes back to a decision of this seat, past reveals and answers, and marks the match as practice. Returns false, and
 * does nothing, if the seat may not.
 */
export function rewind(match: Match, seat: Seat, plies: number): boolean {
  if (!mayRewind(match, seat) || match.log[plies]?.seat !== seat) return false;
  match.goBackTo(plies);
  match.practice = true;
  return true;
}
