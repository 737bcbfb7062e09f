/** Facts about figures that cannot be placed. */
import type { Seat } from '@ahu/core';
import { isFreeFor } from '../position/figures.ts';
import { owns, type State } from '../position/state.ts';
import type { Place, Placement } from '../public/acts.ts';
import type { Facts } from '../public/refusals.ts';
import { HOME } from '../public/spots.ts';
import { CASES, CHIEF } from '../public/vocabulary.ts';

export function aboutPlacement(state: State, seat: Seat, { figure, place, chief }: Placement): Facts | undefined {
  if (state.acted) return { why: 'acted' };
  const noChief = chief === undefined ? undefined : aboutChief(state, seat);
  if (noChief) return noChief;
  if (figure === 'sorcerer') return aboutSorcerer(state, seat, place);
  if (state.villagers[seat] === 0) return { why: 'villagers' };
  if (place.kind === 'case') return aboutCase(state, seat, place.id);
  if (place.kind === 'star') return undefined;
  return { why: 'column', column: place.column, places: state.setup.map.quarryPlaces[place.column] };
}

/** Undefined if the chief is at home. */
export function aboutChief(state: State, seat: Seat): Extract<Facts, { why: 'noChief' | 'chiefOut' }> | undefined {
  if (!owns(state, seat, CHIEF)) return { why: 'noChief' };
  return state.chief[seat] === HOME ? undefined : { why: 'chiefOut' };
}

function aboutSorcerer(state: State, seat: Seat, place: Place): Facts | undefined {
  if (state.sorcerer[seat] !== HOME) return { why: 'sorcererOut' };
  const star = place.kind === 'star' ? place.place : -1;
  const by = star < state.setup.seats ? state.track[star] : -1;
  return by >= 0 ? { why: 'star', place: star, by } : undefined;
}

/** Undefined if the case is free, or the board has none of that name. */
export function aboutCase(state: State, seat: Seat, id: string): Facts | undefined {
  const land = CASES.indexOf(id);
  if (state.setup.map.isLand[land] === 0 || isFreeFor(state, seat, land)) return undefined;
  return { why: 'held', id, by: state.holder[land] };
}
