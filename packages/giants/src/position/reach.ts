/** Whether an object can still get to where it is erected or placed (G3.33). */
import type { Seat } from '@ahu/core';
import { NEIGHBOURS } from '../public/neighbours.ts';
import { HEX_COUNT, type Hex, KIND_OF, type ObjectId } from '../public/vocabulary.ts';
import { IMPASSABLE, toll } from './crew.ts';
import { isGoal } from './raising.ts';
import { hasVisited, type State } from './state.ts';

export const canEnter = (state: State, seat: Seat, object: ObjectId, hex: Hex): boolean =>
  !hasVisited(state, object, hex) && toll(state, seat, KIND_OF[object], hex) !== IMPASSABLE;

// Scratch space; every search leaves it clean for the next.
const queue = new Uint8Array(HEX_COUNT);
const seen = new Uint8Array(HEX_COUNT);
let end = 0;

function meet(hex: Hex): void {
  seen[hex] = 1;
  queue[end++] = hex;
}

/**
 * Searches outward from a hex over hexes that the object may still enter. A shortest way enters none twice, so
 * that what is reachable at all is reachable under G3.26.
 */
export function goalWithinReach(state: State, seat: Seat, object: ObjectId, from: Hex): boolean {
  const { neighbours } = state.setup.island;
  let found = false;
  end = 0;
  meet(state.at[object]); // never entered again, even where no trail says so yet
  if (from !== state.at[object]) meet(from);
  for (let next = end - 1; next < end && !found; next++) {
    const hex = queue[next];
    found = isGoal(state, seat, KIND_OF[object], hex);
    for (let i = hex * NEIGHBOURS; i < (hex + 1) * NEIGHBOURS && neighbours[i] >= 0; i++) {
      const onward = neighbours[i];
      if (seen[onward] === 0 && canEnter(state, seat, object, onward)) meet(onward);
    }
  }
  for (let i = 0; i < end; i++) seen[queue[i]] = 0;
  return found;
}

/** Whether there is a hex to enter at all. */
export function canStep(state: State, seat: Seat, object: ObjectId): boolean {
  const { neighbours } = state.setup.island;
  const first = state.at[object] * NEIGHBOURS;
  for (let i = first; i < first + NEIGHBOURS && neighbours[i] >= 0; i++) {
    if (canEnter(state, seat, object, neighbours[i])) return true;
  }
  return false;
}
