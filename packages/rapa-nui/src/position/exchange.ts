/** Which offerings can be had, and on what terms (R5.6, R5.7). */
import type { Seat } from '@ahu/core';
import { priceNow } from '../public/payments.ts';
import { EXCEPTIONAL, OFFERINGS, type Offering, THRIFT } from '../public/vocabulary.ts';
import { highestOffering } from './improvements.ts';
import { type OfferingTile, stackOf } from './offering-tiles.ts';
import { affords } from './resources.ts';
import { ofTile, type State } from './state.ts';

export function topOf(state: State, stack: number): OfferingTile | undefined {
  for (const tile of state.setup.stacks[stack]) if (state.takenBy[tile] < 0) return tile;
  return undefined;
}

const isThere = (state: State, offering: Offering, exceptional: boolean): boolean =>
  topOf(state, stackOf(offering, exceptional)) !== undefined;

/** Whether some tile can be taken for what was paid: only the one that is taken must exist. */
export function canTake(state: State, seat: Seat, paidFor: Offering, exceptional: boolean): boolean {
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
  const thrifty = couldBeThrifty(state, seat);
  const exceptional = mayTakeExceptional(state, seat);
  if (canExchange(state, seat, thrifty, exceptional)) return true;
  if (state.rongo[seat] === 0) return false;
  return canExchange(state, seat, true, exceptional) || canExchange(state, seat, thrifty, true);
}
