/** What one more resource is worth to greedy. */
import type { Seat } from '@ahu/core';
import { kindsFor } from '../position/improvements.ts';
import { ofResource, type State } from '../position/state.ts';
import { type Case, RESOURCES, type Resource, TRACK } from '../public/vocabulary.ts';

/** What a resource is worth beyond its point at the end, while there is time to make offerings of it. */
const PROMISE = [0.7, 0.9, 1.2, 1.5];
/** From this many on, more of the same is worth less. */
const ENOUGH = 5;
/** The first resources of a kind are worth most: four make an offering, and the track is short. */
export const resourceWorth = (resource: Resource, have: number, time: number): number =>
  have >= TRACK ? 0 : 1 + PROMISE[resource] * (0.4 + 0.6 * time) * (have < ENOUGH ? 1 : 0.7);

/** What this number of resources from this case is worth, each of the best kind while the tracks have room. */
export function gainWorth(state: State, seat: Seat, land: Case, count: number, time: number): number {
  const kinds = kindsFor(state, seat, state.setup.map.erects[land]);
  const have = RESOURCES.map((_, kind) => state.resources[ofResource(seat, kind)]);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    let [best, chosen] = [0, 0];
    for (let kind = 0; kind < RESOURCES.length; kind++) {
      const worth = (kinds & (1 << kind)) === 0 ? 0 : resourceWorth(kind, have[kind], time);
      if (worth > best) [best, chosen] = [worth, kind];
    }
    sum += best;
    have[chosen]++;
  }
  return sum;
}

/** The best that one more resource from this case can be worth. */
export function bestKind(state: State, seat: Seat, land: Case, time: number): number {
  const kinds = kindsFor(state, seat, state.setup.map.erects[land]);
  let best = 0;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if ((kinds & (1 << kind)) === 0) continue;
    best = Math.max(best, resourceWorth(kind, state.resources[ofResource(seat, kind)], time));
  }
  return best;
}
