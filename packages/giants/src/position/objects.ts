/** Moai and headdresses from the moment they are won until they are erected or placed. */
import type { RuleId, Seat } from '@ahu/core';
import { COUNT_OF, FIRST_OF, type Hex, isMoai, type Kind, type ObjectId } from '../public/vocabulary.ts';
import { type State, TRAIL_CELLS } from './state.ts';

/** How many of a kind have been won so far; the next one has the next letter. */
export const wonSoFar = ({ supply, tile, lost }: State, kind: Kind): number =>
  COUNT_OF[kind] - supply[kind] - (isMoai(kind) ? tile[kind] + lost[kind] : 0);

/** Where what is won starts (G3.23). */
export const quarryOf = ({ setup }: State, kind: Kind): Hex =>
  isMoai(kind) ? setup.island.moaiQuarry : setup.island.headdressQuarry;

/** The caller takes it from where it was. */
export function win(state: State, seat: Seat, kind: Kind): void {
  const object = FIRST_OF[kind] + wonSoFar(state, kind);
  state.at[object] = quarryOf(state, kind);
  state.holder[object] = seat;
}

/** Leaves the island's hexes for good; a marker on it returns, usable at once (G3.32). */
export function retire(state: State, object: ObjectId): void {
  const owner = state.marker[object];
  if (owner >= 0) state.markers[owner]++;
  state.at[object] = -1;
  state.holder[object] = -1;
  state.marker[object] = -1;
  state.trail.fill(0, object * TRAIL_CELLS, (object + 1) * TRAIL_CELLS);
}

export function breaksMark(state: State, seat: Seat, object: ObjectId): RuleId | undefined {
  return state.markers[seat] > 0 && state.marker[object] < 0 ? undefined : 'G3.32';
}

export function mark(state: State, seat: Seat, object: ObjectId): void {
  state.markers[seat]--;
  state.marker[object] = seat;
}

/** Won in this round, or marked: nobody else may act on it (G3.22). */
export const isOwn = ({ holder, marker }: State, seat: Seat, object: ObjectId): boolean =>
  marker[object] === seat || holder[object] === seat;

/** Unmarked on the board since an earlier round (G3.33). */
export const isAbandoned = ({ at, holder, marker }: State, object: ObjectId): boolean =>
  at[object] >= 0 && holder[object] < 0 && marker[object] < 0;
