/** Cheapest ways as in ways.ts, but without allocation, for the many positions that a bot looks at. */
import type { Island } from '../public/island.ts';
import { NEIGHBOURS } from '../public/neighbours.ts';
import { HEX_COUNT, type Hex } from '../public/vocabulary.ts';

export const CLOSED = -1;
const UNREACHED = 0x7fff;

/** By hex: the cost of the cheapest way there, and the last hex before. */
const cost = new Int32Array(HEX_COUNT);
const before = new Int16Array(HEX_COUNT);

/** A ring: behind the last place comes the first again. */
const queue = new Uint8Array(0x100);
const LAST = queue.length - 1;
const queued = new Uint8Array(HEX_COUNT);

export const isReached = (hex: Hex): boolean => cost[hex] !== UNREACHED;
export const costTo = (hex: Hex): number => cost[hex];
/** −1 for the start. */
export const hexBefore = (hex: Hex): number => before[hex];

/**
 * `entry` says what each hex costs, or CLOSED; ways beyond the limit are left out. Corrects labels until none can be
 * improved: with few hexes and small costs faster than a sorted queue.
 */
export function spread({ neighbours }: Island, start: Hex, entry: Int16Array, limit: number): void {
  cost.fill(UNREACHED);
  cost[start] = 0;
  before[start] = -1;
  queue[0] = start;
  let next = 0;
  let end = 1;
  while (next !== end) {
    const hex = queue[next];
    const soFar = cost[hex];
    queued[hex] = 0;
    next = (next + 1) & LAST;
    const first = hex * NEIGHBOURS;
    for (let i = first; i < first + NEIGHBOURS; i++) {
      const onward = neighbours[i];
      if (onward < 0) break;
      const price = entry[onward];
      const sum = soFar + price;
      if (sum >= cost[onward] || sum > limit || price === CLOSED) continue;
      cost[onward] = sum;
      before[onward] = hex;
      if (queued[onward] === 1) continue;
      queued[onward] = 1;
      queue[end] = onward;
      end = (end + 1) & LAST;
    }
  }
}
