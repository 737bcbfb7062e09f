/** Where figures stand, and where they may go. */
import type { Seat } from '@ahu/core';
import { spotInColumn, spotOnCase } from '../public/spots.ts';
import type { Case, Column } from '../public/vocabulary.ts';
import { ofColumn, type State } from './state.ts';

/** A land case that is empty or one's own (R3.4). */
export const isFreeFor = (state: State, seat: Seat, land: Case): boolean =>
  state.setup.map.isLand[land] === 1 && (state.holder[land] < 0 || state.holder[land] === seat);

export function hasFreeCase(state: State, seat: Seat): boolean {
  // By number: an iterator would be an object in each iteration of a search.
  const { land } = state.setup.map;
  for (let i = 0; i < land.length; i++) if (isFreeFor(state, seat, land[i])) return true;
  return false;
}

export function addTransporter(state: State, seat: Seat, land: Case): void {
  state.holder[land] = seat;
  state.standing[land]++;
}

/** Whether a seat has a figure there that can erect or cap: a standing transporter, or the chief (R5.5). */
export const canActAt = (state: State, seat: Seat, land: Case): boolean =>
  state.holder[land] === seat && (state.standing[land] > 0 || state.chief[seat] === spotOnCase(land));

/** The chief, who never tires, acts first if he is there (R5.5). */
export function tireAt(state: State, seat: Seat, land: Case): void {
  if (state.chief[seat] === spotOnCase(land)) return;
  state.standing[land]--;
  state.tired[land]++;
}

/** Villagers, the sorcerer and the chief in a quarry column. */
export function sculptorsIn(state: State, seat: Seat, column: Column): number {
  const spot = spotInColumn(column);
  return (
    state.sculptors[ofColumn(seat, column)] +
    (state.sorcerer[seat] === spot ? 1 : 0) +
    (state.chief[seat] === spot ? 1 : 0)
  );
}

/** Places taken in a column; a chief or converted sorcerer needs none. */
export function placesTaken(state: State, column: Column): number {
  let taken = 0;
  for (let seat = 0; seat < state.setup.seats; seat++) taken += state.sculptors[ofColumn(seat, column)];
  return taken;
}
