/** R7: the improvements: price, and what they do. */
import type { RuleId, Seat } from '@ahu/core';
import {
  ARTIST,
  FERVENT,
  IMPROVEMENT_PRICES,
  IMPROVEMENTS,
  type Improvement,
  MAX_IMPROVEMENTS,
  OFFERINGS,
  type Offering,
  RESOURCES,
  type Resource,
} from '../public/vocabulary.ts';
import { isBeforeGain } from './before-gain.ts';
import { GAINING, ofImprovement, ofResource, owns, type State } from './state.ts';

interface ImprovementRule {
  readonly rule: RuleId;
  /** What happens when it is bought. */
  readonly join?: (state: State, seat: Seat) => void;
}

const BY_NAME: Readonly<Record<(typeof IMPROVEMENTS)[number], ImprovementRule>> = {
  fervent: { rule: 'R7.1' },
  artist: { rule: 'R7.2' },
  popular: { rule: 'R7.3', join: addVillager },
  chief: { rule: 'R7.4' },
};

/** The fifth villager waits with its player, and is placed in this phase 1 if it is still on. */
function addVillager(state: State, seat: Seat): void {
  state.villagers[seat]++;
}

/** The kinds that erecting may gain: Fervent adds the next higher one to each (one bit a resource). */
export const kindsFor = (state: State, seat: Seat, shown: number): number =>
  owns(state, seat, FERVENT) ? (shown | (shown << 1)) & ((1 << RESOURCES.length) - 1) : shown;

/** The highest type that may be taken for what was paid: Artist goes one step up. */
export const highestOffering = (state: State, seat: Seat, paidFor: Offering): Offering =>
  owns(state, seat, ARTIST) && paidFor + 1 < OFFERINGS.length ? paidFor + 1 : paidFor;

const PRICES = IMPROVEMENTS.map((name) => {
  const [count, resource] = IMPROVEMENT_PRICES[name];
  return { ...BY_NAME[name], count, resource: RESOURCES.indexOf(resource) };
});

function improvementCount(state: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < IMPROVEMENTS.length; i++) count += state.improvements[ofImprovement(seat, i)];
  return count;
}

/** Whether a seat may still buy this one, some day. */
export const lacks = (state: State, seat: Seat, improvement: Improvement): boolean =>
  !owns(state, seat, improvement) && improvementCount(state, seat) < MAX_IMPROVEMENTS;

export function breaksBuy(state: State, seat: Seat, improvement: Improvement): RuleId | undefined {
  if (state.phase === GAINING && !isBeforeGain(state)) return 'R7.0';
  const { rule, count, resource } = PRICES[improvement];
  if (state.resources[ofResource(seat, resource)] < count || owns(state, seat, improvement)) return rule;
  return improvementCount(state, seat) < MAX_IMPROVEMENTS ? undefined : 'R7.0';
}

/** Whether a seat can buy an improvement that is paid with this resource. */
export function canBuyWith(state: State, seat: Seat, resource: Resource): boolean {
  for (let improvement = 0; improvement < IMPROVEMENTS.length; improvement++) {
    if (PRICES[improvement].resource !== resource) continue;
    if (breaksBuy(state, seat, improvement) === undefined) return true;
  }
  return false;
}

export function buy(state: State, seat: Seat, improvement: Improvement): void {
  const { count, resource, join } = PRICES[improvement];
  state.resources[ofResource(seat, resource)] -= count;
  state.improvements[ofImprovement(seat, improvement)] = 1;
  join?.(state, seat);
}

export function canBuy(state: State, seat: Seat): boolean {
  for (let improvement = 0; improvement < IMPROVEMENTS.length; improvement++) {
    if (breaksBuy(state, seat, improvement) === undefined) return true;
  }
  return false;
}
