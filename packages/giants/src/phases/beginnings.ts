/** How phases begin; each file of a phase knows what leads out of it. */
import { BID, PLACE, ROLL, type State, TRANSPORT } from '../position/state.ts';
import { SIZES } from '../public/vocabulary.ts';

export function startRound(state: State): void {
  state.phase = ROLL;
  state.rolled = 0;
  state.progress = 0;
  state.exhausted = isExhausted(state) ? 1 : 0;
}

function isExhausted({ supply }: State): boolean {
  for (let kind = 0; kind < SIZES.length; kind++) if (supply[kind] > 0) return false;
  return true;
}

export function startAuction(state: State): void {
  state.phase = BID;
}

export function startPlacement(state: State): void {
  state.phase = PLACE;
  state.passed = 0;
  state.asked = state.first;
}

export function startTransport(state: State): void {
  state.phase = TRANSPORT;
  state.passed = 0;
  state.asked = state.first;
}
