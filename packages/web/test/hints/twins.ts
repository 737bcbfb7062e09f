/** Pairs of positions that one seat cannot tell apart. */
import { CHANCE, type Game, has, legalMoves, type Ply, type Position, players, type Seat, seatsOf } from '@ahu/core';

export interface Twins {
  readonly viewer: Seat;
  readonly positions: readonly [Position, Position];
}

/** Changes a ply that a seat did not see, and plays on as the log says until that seat has a choice. */
export function twinsIn(game: Game, start: Position, log: readonly Ply[]): Twins[] {
  const state = game.copy(start);
  return log.flatMap((ply, i) => {
    const found = players(state.setup.seats).flatMap((viewer) => twinsAt(game, state, log.slice(i), viewer));
    game.play(state, ply.seat, ply.move);
    return found;
  });
}

function twinsAt(game: Game, state: Position, [{ seat, move }, ...rest]: readonly Ply[], viewer: Seat): Twins[] {
  const isUnseen = (each: number): boolean => !has(game.witnesses(state, seat, each), viewer);
  if (seat === CHANCE || seat === viewer || !isUnseen(move)) return [];
  const other = legalMoves(game, state, seat).find((each) => each !== move && isUnseen(each));
  if (other === undefined) return [];
  const twins: [Position, Position] = [game.copy(state), game.copy(state)];
  game.play(twins[0], seat, move);
  game.play(twins[1], seat, other);
  for (const ply of rest) {
    const isAsked = seatsOf(game.toMove(twins[0])).includes(viewer);
    if (isAsked && legalMoves(game, twins[0], viewer).length > 1) return [{ viewer, positions: twins }];
    if (game.breaks(twins[1], ply.seat, ply.move) !== undefined) return [];
    for (const twin of twins) game.play(twin, ply.seat, ply.move);
  }
  return [];
}
