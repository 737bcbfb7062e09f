/** Cheapest ways over the island from one hex to all others. */
import { type Land, NEIGHBOURS } from './neighbours.ts';
import { HEX_COUNT, type Hex } from './vocabulary.ts';

export const UNREACHED = -1;

export interface Ways {
  readonly start: Hex;
  /** By hex: what the cheapest way there costs, or UNREACHED; how many hexes it enters, and the last one before. */
  readonly cost: Int16Array;
  readonly steps: Uint8Array;
  readonly before: Int16Array;
}

/**
 * Dijkstra without a heap, which for some forty hexes is as fast. `costOf` says what entering a hex costs, or
 * UNREACHED where it cannot be entered; of equal costs the shorter way is taken.
 */
export function cheapestWays(island: Land, start: Hex, costOf: (hex: Hex) => number): Ways {
  const ways: Ways = {
    start,
    cost: new Int16Array(HEX_COUNT).fill(UNREACHED),
    steps: new Uint8Array(HEX_COUNT),
    before: new Int16Array(HEX_COUNT).fill(-1),
  };
  const entry = new Int16Array(HEX_COUNT);
  for (const hex of island.hexes) entry[hex] = costOf(hex);
  const open = [start];
  ways.cost[start] = 0;
  while (open.length > 0) {
    const hex = takeCheapest(open, ways);
    for (let i = hex * NEIGHBOURS; i < (hex + 1) * NEIGHBOURS && island.neighbours[i] >= 0; i++) {
      const next = island.neighbours[i];
      if (entry[next] !== UNREACHED && next !== start) relax(ways, open, hex, next, entry[next]);
    }
  }
  return ways;
}

function takeCheapest(open: Hex[], { cost, steps }: Ways): Hex {
  let best = 0;
  for (let i = 1; i < open.length; i++) {
    const [hex, other] = [open[i], open[best]];
    if (cost[hex] < cost[other] || (cost[hex] === cost[other] && steps[hex] < steps[other])) best = i;
  }
  const [hex] = open.splice(best, 1);
  return hex;
}

function relax({ cost, steps, before }: Ways, open: Hex[], hex: Hex, next: Hex, entry: number): void {
  const [price, length] = [cost[hex] + entry, steps[hex] + 1];
  const known = cost[next];
  if (known !== UNREACHED && (known < price || (known === price && steps[next] <= length))) return;
  if (known === UNREACHED) open.push(next);
  cost[next] = price;
  steps[next] = length;
  before[next] = hex;
}

/** The hexes to enter, in order; empty for the start and for what cannot be reached. */
export function wayTo({ before, cost }: Ways, hex: Hex): Hex[] {
  const way: Hex[] = [];
  if (cost[hex] === UNREACHED) return way;
  for (let at = hex; before[at] >= 0; at = before[at]) way.push(at);
  return way.reverse();
}
