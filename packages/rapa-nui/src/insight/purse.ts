/** What a seat's resources can buy. */
import type { Seat } from '@ahu/core';
import { mayTakeExceptional } from '../position/exchange.ts';
import { highestOffering } from '../position/improvements.ts';
import { VALUES } from '../position/offering-tiles.ts';
import { active, BARTERING, GAINING, momentOf, ofResource, type State } from '../position/state.ts';
import { BUNDLES } from '../public/bundles.ts';
import { CARGO_PUKAO, caseOf, OFFERINGS, type Offering, REED, RESOURCES, TRACK } from '../public/vocabulary.ts';
import { bestKind } from './worth.ts';

const STACKS = 2 * OFFERINGS.length;
const [HUT, CHICKEN, HATCHET, BOAT, NECKLACE] = OFFERINGS.keys();
const [REEDS, EGGS, WOODS, PEARLS] = RESOURCES.keys();

/** By stack: the value on top, 0 if it is empty. */
export const tops = new Uint8Array(STACKS);
/** By stack: how many are left. */
export const heights = new Uint8Array(STACKS);

export function readStacks(state: State): void {
  const { stacks } = state.setup;
  for (let stack = 0; stack < STACKS; stack++) {
    const tiles = stacks[stack];
    let taken = 0;
    while (taken < tiles.length && state.takenBy[tiles[taken]] >= 0) taken++;
    tops[stack] = taken < tiles.length ? VALUES[tiles[taken]] : 0;
    heights[stack] = tiles.length - taken;
  }
}

/** The best that the price of an offering buys a seat. Reads `tops`. */
export function bestFor(state: State, seat: Seat, paidFor: Offering): number {
  const exceptional = mayTakeExceptional(state, seat);
  let best = 0;
  for (let offering = paidFor; offering <= highestOffering(state, seat, paidFor); offering++) {
    best = Math.max(best, tops[offering], exceptional ? tops[OFFERINGS.length + offering] : 0);
  }
  return best;
}

/** By resource: what a seat has, and what is certain to come of the action under way. */
export const purse = new Float64Array(RESOURCES.length);
const worths = new Float64Array(OFFERINGS.length);

export function readPurse(state: State, seat: Seat): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    purse[resource] = state.resources[ofResource(seat, resource)];
  }
  addTolls(state, seat);
  if (state.asked === seat && state.phase === BARTERING) purse[PEARLS] += 3;
  if (state.asked === seat && momentOf(state) === GAINING) purse[bestKind(state, seat, caseOf(state.ahu))] += state.due;
  for (let resource = 0; resource < RESOURCES.length; resource++) purse[resource] = Math.min(TRACK, purse[resource]);
  for (let offering = 0; offering < OFFERINGS.length; offering++) worths[offering] = bestFor(state, seat, offering);
}

/** The owners of the cases of a walk will be paid, wherever it ends (R5.3). */
function addTolls(state: State, seat: Seat): void {
  if (state.steps === 0 || active(state) === seat) return;
  for (let i = state.paid; i < state.steps; i++) {
    const land = state.path[i];
    if (state.holder[land] !== seat) continue;
    const bundles = state.setup.map.pays[land];
    if (state.cargo === CARGO_PUKAO) purse[REED]++;
    else if (bundles.length > 0) {
      const counts = BUNDLES[bundles[bundles.length - 1]];
      for (let resource = 0; resource < RESOURCES.length; resource++) purse[resource] += counts[resource];
    }
  }
}

/** Whether the purse pays for an offering, with higher resources standing in (R5.7). */
function affords(offering: Offering, thrifty: boolean): boolean {
  const pearls = purse[PEARLS];
  const woods = pearls + purse[WOODS];
  const eggs = woods + purse[EGGS];
  const all = eggs + purse[REEDS];
  const price = thrifty ? 2 : 4;
  if (offering === HUT) return all >= price;
  if (offering === CHICKEN) return eggs >= price;
  if (offering === BOAT) return woods >= price;
  if (offering === NECKLACE) return pearls >= price;
  return thrifty ? all >= 2 && eggs >= 1 : all >= 4 && eggs >= 3 && woods >= 2 && pearls >= 1;
}

/** The best offering that the purse buys. */
export function bestBuy(thrifty: boolean): number {
  let best = 0;
  for (let offering = 0; offering < OFFERINGS.length; offering++) {
    if (worths[offering] > best && affords(offering, thrifty)) best = worths[offering];
  }
  return best;
}

const change = new Float64Array(RESOURCES.length);
const BY_FOUR = [HUT, CHICKEN, BOAT, NECKLACE];

/** How many offerings the whole purse buys, and for how many points more than its resources. */
export const outlook = { offerings: 0, profit: 0 };

/** Fours of a kind first, then hatchets, then what is left with higher ones standing in. */
export function foresee(): void {
  outlook.offerings = 0;
  outlook.profit = 0;
  for (let resource = PEARLS; resource >= REEDS; resource--) {
    const fours = Math.floor(purse[resource] / 4);
    change[resource] = purse[resource] - 4 * fours;
    count(BY_FOUR[resource], fours);
  }
  const hatchets = Math.min(change[REEDS], change[EGGS], change[WOODS], change[PEARLS]);
  count(HATCHET, hatchets);
  let left = 0;
  for (let resource = PEARLS; resource >= REEDS; resource--) {
    left += change[resource] - hatchets;
    if (left < 4) continue;
    left -= 4;
    count(BY_FOUR[resource], 1);
  }
}

function count(offering: Offering, times: number): void {
  if (worths[offering] === 0) return;
  outlook.offerings += times;
  outlook.profit += times * (worths[offering] - 4);
}
