import { drawChance } from './chance.ts';
import type { Game, Move, Position } from './game.ts';
import type { Random } from './random.ts';
import { CHANCE, firstOf, has, NOBODY, type Seat } from './seats.ts';

/**
 * Plays on to the end: chance draws, and `choose` decides for the players. `onPly` is called before each ply.
 * @example
 * const state = nim.start(2, {});
 * playToEnd(nim, state, new Sfc32(7), (seat) => legalMoves(nim, state, seat)[0]);
 * nim.scores(state); // [0, 1]
 */
export function playToEnd<State extends Position>(
  game: Game<State>,
  state: State,
  random: Random,
  choose: (seat: Seat) => Move,
  onPly?: (seat: Seat, move: Move) => void,
): void {
  const scratch = new Int32Array(game.moveCount);
  for (let waiting = game.toMove(state); waiting !== NOBODY; waiting = game.toMove(state)) {
    const seat = has(waiting, CHANCE) ? CHANCE : firstOf(waiting);
    const move = seat === CHANCE ? drawChance(game, state, random, scratch) : choose(seat);
    onPly?.(seat, move);
    game.play(state, seat, move);
  }
}
