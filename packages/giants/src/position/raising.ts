/** What an object is carried for: erecting a moai on an ahu, capping one with a headdress (G3.30, G3.31). */
import type { RuleId, Seat } from '@ahu/core';
import {
  AHUS_PER_HEX,
  type Ahu,
  ahuOf,
  type Hex,
  hexOf,
  isMoai,
  KIND_OF,
  type Kind,
  type ObjectId,
} from '../public/vocabulary.ts';
import { strengthOf } from './crew.ts';
import { retire } from './objects.ts';
import type { State } from './state.ts';

export function breaksErect(state: State, seat: Seat, kind: Kind, ahu: Ahu): RuleId | undefined {
  const owner = state.baseOn[ahu];
  if (!isMoai(kind) || state.setup.island.moaiValue[ahu] === 0 || state.moaiOn[ahu] >= 0) return 'G3.30';
  if (owner >= 0 && owner !== seat) return 'G3.18';
  if (owner < 0 && state.bases[seat] === 0) return 'G3.30';
  return strengthOf(state, seat, hexOf(ahu)) > 0 ? undefined : 'G3.30';
}

export function erect(state: State, seat: Seat, object: ObjectId, ahu: Ahu): void {
  if (state.baseOn[ahu] < 0) {
    state.baseOn[ahu] = seat;
    state.bases[seat]--;
  }
  state.moaiOn[ahu] = KIND_OF[object];
  state.progress = 1;
  retire(state, object);
}

export function breaksCap(state: State, seat: Seat, kind: Kind, ahu: Ahu): RuleId | undefined {
  if (isMoai(kind) || state.moaiOn[ahu] < 0 || state.capped[ahu] === 1) return 'G3.31';
  return strengthOf(state, seat, hexOf(ahu)) > 0 ? undefined : 'G3.31';
}

export function cap(state: State, object: ObjectId, ahu: Ahu): void {
  state.capped[ahu] = 1;
  state.progress = 1;
  retire(state, object);
}

/** Whether an object of this kind can be erected or placed from a hex. */
export function isGoal(state: State, seat: Seat, kind: Kind, hex: Hex): boolean {
  const breaks = isMoai(kind) ? breaksErect : breaksCap;
  for (let slot = 0; slot < AHUS_PER_HEX; slot++) {
    if (breaks(state, seat, kind, ahuOf(hex, slot)) === undefined) return true;
  }
  return false;
}
