import type { Game, Move, Position } from './game.ts';
import type { Random } from './random.ts';
import { CHANCE } from './seats.ts';

/**
 * Draws a chance move by its weight. `out` is scratch space for the candidates. `game.toMove` must name chance.
 * @example
 * const die = { ...nim, moves: (_state, _seat, out) => { out.set([0, 1]); return 2; }, weight: (_state, move) => move };
 * drawChance(die, die.start(2, {}), new Sfc32(7), new Int32Array(3)); // 1
 */
export function drawChance<State extends Position>(
  game: Game<State>,
  state: State,
  random: Random,
  out: Int32Array,
): Move {
  const count = game.moves(state, CHANCE, out);
  let total = 0;
  for (let i = 0; i < count; i++) total += game.weight(state, out[i]);
  let rest = random.below(total);
  for (let i = 0; i < count; i++) {
    rest -= game.weight(state, out[i]);
    if (rest < 0) return out[i];
  }
  throw new Error('chance moves have no weight');
}
