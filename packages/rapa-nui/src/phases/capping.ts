/** R5.6, R5.7: capping a moai, and the exchange for an offering. */
import type { RuleId, Seat } from '@ahu/core';
import { canTake, mayTakeExceptional, topOf } from '../position/exchange.ts';
import { tireAt } from '../position/figures.ts';
import { highestOffering } from '../position/improvements.ts';
import type { OfferingTile } from '../position/offering-tiles.ts';
import { hasBundle, payBundle } from '../position/resources.ts';
import { EXCHANGE, OFFERING, type State, TRANSPORT } from '../position/state.ts';
import { STACK_NAMES } from '../public/offerings.ts';
import { PAYMENTS } from '../public/payments.ts';
import { type Ahu, caseOf, OFFERINGS } from '../public/vocabulary.ts';

export function startExchange(state: State, seat: Seat, ahu: Ahu): void {
  state.pukao--;
  state.capped[ahu] = 1;
  tireAt(state, seat, caseOf(ahu));
  state.phase = EXCHANGE;
}

export function breaksPay(state: State, seat: Seat, payment: number): RuleId | undefined {
  const { offering, thrifty, bundle } = PAYMENTS[payment];
  if (thrifty !== (state.thrifty === 1)) return 'R6.3';
  if (!hasBundle(state, seat, bundle)) return 'R5.7';
  return canTake(state, seat, offering, mayTakeExceptional(state, seat)) ? undefined : 'R5.7';
}

export function pay(state: State, seat: Seat, payment: number): void {
  const { offering, bundle } = PAYMENTS[payment];
  payBundle(state, seat, bundle);
  state.bought = offering;
  state.phase = OFFERING;
  const only = onlyStack(state, seat);
  if (only >= 0) take(state, seat, only);
}

/** The one stack that can be taken from; −1 if there is a choice. */
function onlyStack(state: State, seat: Seat): number {
  let only = -1;
  for (let stack = 0; stack < STACK_NAMES.length; stack++) {
    if (breaksTake(state, seat, stack) !== undefined) continue;
    if (only >= 0) return -1;
    only = stack;
  }
  return only;
}

export function breaksTake(state: State, seat: Seat, stack: number): RuleId | undefined {
  const offering = stack % OFFERINGS.length;
  if (stack >= OFFERINGS.length && !mayTakeExceptional(state, seat)) return 'R6.9';
  if (offering < state.bought || topOf(state, stack) === undefined) return 'R5.7';
  return offering <= highestOffering(state, seat, state.bought) ? undefined : 'R7.2';
}

export function take(state: State, seat: Seat, stack: number): void {
  state.takenBy[topOf(state, stack) as OfferingTile] = seat;
  state.thrifty = 0;
  state.exceptional = 0;
  state.bought = 0;
  state.phase = TRANSPORT;
  state.acted = 1;
}
