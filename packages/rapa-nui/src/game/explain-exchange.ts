/** Facts about purchases that are refused: improvements and offerings. */
import type { RuleId, Seat } from '@ahu/core';
import { isBeforeGain } from '../position/before-gain.ts';
import { GAINING, ofResource, owns, type State } from '../position/state.ts';
import { BUNDLES, type Counts } from '../public/bundles.ts';
import { PAYMENTS } from '../public/payments.ts';
import type { Facts, GainBegun, TooFewResources } from '../public/refusals.ts';
import {
  IMPROVEMENT_PRICES,
  IMPROVEMENTS,
  type Improvement,
  MAX_IMPROVEMENTS,
  OFFERINGS,
  RESOURCES,
} from '../public/vocabulary.ts';

export function aboutPurchase(state: State, seat: Seat, improvement: Improvement, rule: RuleId): Facts | undefined {
  if (rule === 'R7.0') return aboutBegun(state) ?? { why: 'enough', most: MAX_IMPROVEMENTS };
  const name = IMPROVEMENTS[improvement];
  if (owns(state, seat, improvement)) return { why: 'owned', improvement: name };
  const [needs, resource] = IMPROVEMENT_PRICES[name];
  return { why: 'resources', resource, has: state.resources[ofResource(seat, RESOURCES.indexOf(resource))], needs };
}

/** Undefined if no gain is under way, or none of it is settled yet. */
export const aboutBegun = (state: State): GainBegun | undefined =>
  state.phase === GAINING && !isBeforeGain(state) ? { why: 'begun' } : undefined;

/** The first resource of which a bundle needs more than there are. */
export function aboutBundle(state: State, seat: Seat, bundle: Counts): TooFewResources | undefined {
  const short = bundle.findIndex((needs, r) => needs > state.resources[ofResource(seat, r)]);
  if (short < 0) return undefined;
  const has = state.resources[ofResource(seat, short)];
  return { why: 'resources', resource: RESOURCES[short], has, needs: bundle[short] };
}

const PRICE = 4;
const THRIFTY_PRICE = 2;

export function aboutPayment(state: State, seat: Seat, payment: number): Facts {
  const { offering, thrifty, bundle } = PAYMENTS[payment];
  const isThrifty = state.thrifty === 1;
  if (thrifty !== isThrifty) return { why: 'price', needs: isThrifty ? THRIFTY_PRICE : PRICE };
  return aboutBundle(state, seat, BUNDLES[bundle]) ?? { why: 'noStack', offering: OFFERINGS[offering] };
}

export function aboutTaking(state: State, stack: number, rule: RuleId): Facts | undefined {
  const offering = OFFERINGS[stack % OFFERINGS.length];
  if (rule === 'R7.2') return { why: 'tooHigh', offering: OFFERINGS[state.bought] };
  return rule === 'R5.7' && stack % OFFERINGS.length >= state.bought ? { why: 'noStack', offering } : undefined;
}
