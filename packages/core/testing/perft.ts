import { type Game, type Move, type Position, seatsOf } from '../src/index.ts';

/** How many ways there are to play `depth` plies from here, chance included. */
export function perft<State extends Position>(game: Game<State>, state: State, depth: number): number {
  if (depth === 0) return 1;
  if (depth > 1) return perftByMove(game, state, depth).reduce((sum, { leaves }) => sum + leaves, 0);
  const moves = new Int32Array(game.moveCount);
  return seatsOf(game.toMove(state)).reduce((sum, seat) => sum + game.moves(state, seat, moves), 0);
}

/** The same for each first move, so that two engines that differ can be compared branch by branch. */
export function perftByMove<State extends Position>(
  game: Game<State>,
  state: State,
  depth: number,
): { move: Move; leaves: number }[] {
  const moves = new Int32Array(game.moveCount);
  const after = game.copy(state);
  return seatsOf(game.toMove(state)).flatMap((seat) => {
    const count = game.moves(state, seat, moves);
    return Array.from(moves.slice(0, count), (move) => {
      game.copy(state, after);
      game.play(after, seat, move);
      return { move, leaves: perft(game, after, depth - 1) };
    });
  });
}
