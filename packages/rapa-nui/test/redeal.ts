import type { Random } from '@ahu/core';
import type { State } from '../src/position/state.ts';

/** Another position that looks the same to the audience: two players have exchanged offerings that lie face down. */
export function redeal(state: State, random: Random): State {
  if (state.setup.table.offerings === 'shown') return state;
  const taken = Array.from(state.takenBy.keys()).filter((tile) => state.takenBy[tile] >= 0);
  const [one, other] = [taken[random.below(taken.length)], taken[random.below(taken.length)]];
  if (taken.length < 2) return state;
  [state.takenBy[one], state.takenBy[other]] = [state.takenBy[other], state.takenBy[one]];
  return state;
}
