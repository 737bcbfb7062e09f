import { players, type Random } from '@ahu/core';
import type { State } from '../src/position/state.ts';

/** Another position that looks the same to the audience: other reserves behind the screens, other sealed bids. */
export function redeal(state: State, random: Random): State {
  if (state.setup.options.screens === 'open') return state;
  for (const seat of players(state.setup.seats)) {
    for (const hidden of [state.workers, state.markers, state.bases, state.logs]) hidden[seat] = random.below(3);
    if (state.bid[seat] >= 0) state.bid[seat] = random.below(8);
  }
  return state;
}
