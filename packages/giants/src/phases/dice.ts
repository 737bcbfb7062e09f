/** Phase 1: the first player is drawn, and every round begins with the dice. */
import type { RuleId, Seat } from '@ahu/core';
import type { State } from '../position/state.ts';
import type { Kind } from '../public/vocabulary.ts';
import { startAuction, startPlacement, startRound } from './beginnings.ts';

export function breaksDraw(state: State, seat: Seat): RuleId | undefined {
  return seat < state.setup.seats ? undefined : 'G2.6';
}

export function drawFirst(state: State, seat: Seat): void {
  state.first = seat;
  state.asked = seat;
  startRound(state);
}

/** On how many sides the next die has this face. */
export const sidesWith = (state: State, face: number): number => state.setup.island.faces[state.rolled][face];

export function breaksRoll(state: State, face: number): RuleId | undefined {
  return sidesWith(state, face) > 0 ? undefined : 'G1.3';
}

/** In the first round 0 counts as 1 and 3 as 2 (G3.1). */
const sizeRolled = (state: State, face: number): number => (state.round === 1 ? Math.min(2, Math.max(1, face)) : face);

export function roll(state: State, face: number): void {
  const kind: Kind = sizeRolled(state, face) - 1;
  if (kind >= 0 && state.supply[kind] > 0) {
    state.supply[kind]--;
    state.tile[kind]++;
  }
  if (++state.rolled < state.setup.seats) return;
  if (tileIsEmpty(state))
    startPlacement(state); // G3.6
  else startAuction(state);
}

const tileIsEmpty = ({ tile }: State): boolean => tile[0] + tile[1] + tile[2] === 0;
