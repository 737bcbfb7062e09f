/** R5.6, R5.7: capping a moai, and the exchange for an offering. */
import type { RuleId, Seat } from '@ahu/core';
import { BUNDLE_NAMES, BUNDLES, type Bundle, resourcesIn } from './bundles.ts';
import { tireAt } from './figures.ts';
import { highestOffering } from './improvements.ts';
import { type OfferingTile, priceOf, STACK_NAMES, stackOf } from './offering-tiles.ts';
import { affords, hasBundle, payBundle } from './resources.ts';
import { EXCHANGE, OFFERING, ofTile, type State, TRANSPORT } from './state.ts';
import { goOn } from './turn.ts';
import { type Ahu, caseOf, EXCEPTIONAL, OFFERINGS, type Offering, THRIFT } from './vocabulary.ts';

interface Payment {
  readonly offering: Offering;
  readonly thrifty: boolean;
  readonly bundle: Bundle;
}

/** Higher resources may stand in for those due. */
function pays(bundle: Bundle, price: readonly number[]): boolean {
  const paid = resourcesIn(bundle);
  return paid.length === price.length && price.every((due, i) => paid[i] >= due);
}

const PRICES = [false, true].map((thrifty) => OFFERINGS.map((_, offering) => priceOf(offering, thrifty)));
const priceNow = (offering: Offering, thrifty: boolean): readonly number[] => PRICES[thrifty ? 1 : 0][offering];

/** Everything that can be handed over for an offering. */
const PAYMENTS: readonly Payment[] = [false, true].flatMap((thrifty) =>
  OFFERINGS.flatMap((_, offering) =>
    [...BUNDLES.keys()]
      .filter((bundle) => pays(bundle, priceNow(offering, thrifty)))
      .map((bundle) => ({ offering, thrifty, bundle })),
  ),
);

export const PAYMENT_NOTATIONS: readonly string[] = PAYMENTS.map(
  ({ offering, bundle }) => `${BUNDLE_NAMES[bundle]} for ${OFFERINGS[offering]}`,
);

export function topOf(state: State, stack: number): OfferingTile | undefined {
  for (const tile of state.setup.stacks[stack]) if (state.takenBy[tile] < 0) return tile;
  return undefined;
}

const isThere = (state: State, offering: Offering, exceptional: boolean): boolean =>
  topOf(state, stackOf(offering, exceptional)) !== undefined;

/** Whether some tile can be taken for what was paid: only the one that is taken must exist. */
function canTake(state: State, seat: Seat, paidFor: Offering, exceptional: boolean): boolean {
  for (let offering = paidFor; offering <= highestOffering(state, seat, paidFor); offering++) {
    if (isThere(state, offering, false) || (exceptional && isThere(state, offering, true))) return true;
  }
  return false;
}

/** Whether some offering can be bought on these terms. */
export function canExchange(state: State, seat: Seat, thrifty: boolean, exceptional: boolean): boolean {
  for (let offering = 0; offering < OFFERINGS.length; offering++) {
    if (affords(state, seat, priceNow(offering, thrifty)) && canTake(state, seat, offering, exceptional)) return true;
  }
  return false;
}

/** On what terms a seat can buy without the Rongo tablet. */
export const couldBeThrifty = (state: State, seat: Seat): boolean =>
  state.thrifty === 1 || state.tiles[ofTile(seat, THRIFT)] > 0;
export const mayTakeExceptional = (state: State, seat: Seat): boolean =>
  state.exceptional === 1 || state.tiles[ofTile(seat, EXCEPTIONAL)] > 0;

/** Whether a seat can buy an offering with all its means; the Rongo tablet is good for one of two things (R5.6). */
export function canExchangeSomehow(state: State, seat: Seat): boolean {
  const [thrifty, exceptional] = [couldBeThrifty(state, seat), mayTakeExceptional(state, seat)];
  if (canExchange(state, seat, thrifty, exceptional)) return true;
  if (state.rongo[seat] === 0) return false;
  return canExchange(state, seat, true, exceptional) || canExchange(state, seat, thrifty, true);
}

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
  goOn(state);
}
