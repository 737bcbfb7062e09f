/** Phase 4: objects over the island, one small decision after the other. */
import { only, type RuleId, type Seat } from '@ahu/core';
import { breaksPayment, hasChoice, IMPASSABLE, pay, payAll, toll } from '../position/crew.ts';
import { breaksMark, isAbandoned, isOwn, mark } from '../position/objects.ts';
import { breaksCap, breaksErect, cap, erect, isGoal } from '../position/raising.ts';
import { canStep, goalWithinReach } from '../position/reach.ts';
import { CARRY, CREW, hasVisited, nextToAct, type State, TRANSPORT, visit } from '../position/state.ts';
import { NEIGHBOURS } from '../public/neighbours.ts';
import type { Payment } from '../public/payments.ts';
import { ahuOf, type Hex, KIND_OF, MOST_PUT_BACK, type ObjectId } from '../public/vocabulary.ts';
import { startQuarry } from './end-of-round.ts';

function endTurn(state: State): void {
  state.phase = TRANSPORT;
  state.carried = -1;
  state.steps = 0;
  state.timesPutBack = 0;
  const next = nextToAct(state);
  if (next < 0) startQuarry(state);
  else state.asked = next;
}

export function passTransport(state: State, seat: Seat): void {
  state.passed |= only(seat);
  endTurn(state);
}

export function breaksCarry(state: State, seat: Seat, object: ObjectId): RuleId | undefined {
  if (state.at[object] < 0) return 'G3.22';
  if (isAbandoned(state, object)) return canFinish(state, seat, object, state.at[object]) ? undefined : 'G3.33';
  if (!isOwn(state, seat, object)) return state.marker[object] >= 0 ? 'G3.32' : 'G3.22';
  // A seat takes an object up only if it can do something with it.
  if (breaksMark(state, seat, object) === undefined || canStep(state, seat, object)) return undefined;
  return isGoal(state, seat, KIND_OF[object], state.at[object]) ? undefined : 'G3.21';
}

/** An abandoned object can be erected, placed or marked from this hex on (G3.33). */
export const canFinish = (state: State, seat: Seat, object: ObjectId, hex: Hex): boolean =>
  state.markers[seat] > 0 || goalWithinReach(state, seat, object, hex);

export function carry(state: State, object: ObjectId): void {
  state.phase = CARRY;
  state.carried = object;
}

export function breaksPutBack(state: State): RuleId | undefined {
  return state.steps === 0 && state.timesPutBack < MOST_PUT_BACK ? undefined : 'G3.21';
}

export function putBack(state: State): void {
  state.phase = TRANSPORT;
  state.carried = -1;
  state.timesPutBack++;
}

export function breaksStep(state: State, seat: Seat, hex: Hex): RuleId | undefined {
  const object = state.carried;
  if (!areNeighbours(state, state.at[object], hex)) return 'G3.21';
  if (hasVisited(state, object, hex)) return 'G3.26';
  if (toll(state, seat, KIND_OF[object], hex) === IMPASSABLE) return 'G3.24';
  return isAbandoned(state, object) && !canFinish(state, seat, object, hex) ? 'G3.33' : undefined;
}

function areNeighbours(state: State, hex: Hex, other: Hex): boolean {
  const { neighbours } = state.setup.island;
  for (let i = hex * NEIGHBOURS; i < (hex + 1) * NEIGHBOURS; i++) if (neighbours[i] === other) return true;
  return false;
}

export function step(state: State, seat: Seat, hex: Hex): void {
  const hired = toll(state, seat, KIND_OF[state.carried], hex);
  if (hasChoice(state, seat, hex, hired)) {
    state.phase = CREW;
    state.entering = hex;
  } else {
    payAll(state, seat, hex, hired);
    enter(state, hex);
  }
}

export const breaksPay = (state: State, seat: Seat, payment: Payment): RuleId | undefined =>
  breaksPayment(state, seat, KIND_OF[state.carried], state.entering, payment);

export function payCrew(state: State, payment: Payment): void {
  pay(state, payment);
  enter(state, state.entering);
  state.entering = -1;
  state.phase = CARRY;
}

function enter(state: State, hex: Hex): void {
  const object = state.carried;
  visit(state, object, state.at[object]);
  visit(state, object, hex);
  state.at[object] = hex;
  state.steps++;
}

export const breaksErectHere = (state: State, seat: Seat, slot: number): RuleId | undefined =>
  breaksErect(state, seat, KIND_OF[state.carried], ahuOf(state.at[state.carried], slot));

export function erectHere(state: State, seat: Seat, slot: number): void {
  erect(state, seat, state.carried, ahuOf(state.at[state.carried], slot));
  endTurn(state);
}

export const breaksCapHere = (state: State, seat: Seat, slot: number): RuleId | undefined =>
  breaksCap(state, seat, KIND_OF[state.carried], ahuOf(state.at[state.carried], slot));

export function capHere(state: State, slot: number): void {
  cap(state, state.carried, ahuOf(state.at[state.carried], slot));
  endTurn(state);
}

export const breaksMarkHere = (state: State, seat: Seat): RuleId | undefined => breaksMark(state, seat, state.carried);

export function markHere(state: State, seat: Seat): void {
  mark(state, seat, state.carried);
  endTurn(state);
}

export function breaksLeave(state: State): RuleId | undefined {
  if (isAbandoned(state, state.carried)) return 'G3.33';
  return state.steps > 0 ? undefined : 'G3.21';
}

export const leave = endTurn;
