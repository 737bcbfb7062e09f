import { type Game, type Position, seatsOf } from '../src/index.ts';

/** How many ways there are to play `depth` plies from here, chance included. */
export function perft<State extends Position>(game: Game<State>, state: State, depth: number): number {
  if (depth === 0) return 1;
  const moves = new Int32Array(game.moveCount);
  const after = game.copy(state);
  let leaves = 0;
  for (const seat of seatsOf(game.toMove(state))) {
    const count = game.moves(state, seat, moves);
    if (depth === 1) leaves += count;
    else {
      for (const move of moves.slice(0, count)) {
        game.copy(state, after);
        game.play(after, seat, move);
        leaves += perft(game, after, depth - 1);
      }
    }
  }
  return leaves;
}
