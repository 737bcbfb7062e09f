/** R1.2: the tracks of the players. */
import type { Seat } from '@ahu/core';
import { BUNDLES, type Bundle } from '../public/bundles.ts';
import { RESOURCES, type Resource, TRACK } from '../public/vocabulary.ts';
import { ofResource, type State } from './state.ts';

/** What exceeds the track is lost. */
export function gain(state: State, seat: Seat, resource: Resource, count: number): void {
  const at = ofResource(seat, resource);
  state.resources[at] = Math.min(TRACK, state.resources[at] + count);
}

export function gainBundle(state: State, seat: Seat, bundle: Bundle): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    gain(state, seat, resource, BUNDLES[bundle][resource]);
  }
}

export function hasBundle(state: State, seat: Seat, bundle: Bundle): boolean {
  const counts = BUNDLES[bundle];
  const first = ofResource(seat, 0);
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (state.resources[first + resource] < counts[resource]) return false;
  }
  return true;
}

export function payBundle(state: State, seat: Seat, bundle: Bundle): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    state.resources[ofResource(seat, resource)] -= BUNDLES[bundle][resource];
  }
}

/** How many resources of at least this value a seat has. */
export function countFrom(state: State, seat: Seat, least: Resource): number {
  let count = 0;
  for (let resource = least; resource < RESOURCES.length; resource++) {
    count += state.resources[ofResource(seat, resource)];
  }
  return count;
}

/** Whether a seat can pay this price (by rising value), with higher resources standing in (R5.7). */
export function affords(state: State, seat: Seat, price: readonly Resource[]): boolean {
  for (let i = 0; i < price.length; i++) {
    if (countFrom(state, seat, price[i]) < price.length - i) return false;
  }
  return true;
}
