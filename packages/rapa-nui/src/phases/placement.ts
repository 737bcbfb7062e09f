/** R3: placing figures. */
import type { RuleId, Seat } from '@ahu/core';
import { addTransporter, hasFreeCase, isFreeFor, placesTaken } from '../position/figures.ts';
import { active, ofColumn, owns, type State, villagersOf } from '../position/state.ts';
import { HOME, ON_TRACK, spotInColumn } from '../public/spots.ts';
import { CHIEF, COLUMNS, type Column, FIRST_LAND, LAND, MAX_PLAYERS } from '../public/vocabulary.ts';
import { startNewOrder } from './sculpting.ts';

/** What a placement can be: a villager on a case, a villager in a column, the sorcerer on a place of the track. */
const IN_COLUMN = LAND.length;
const ON_PLACE = IN_COLUMN + COLUMNS;

/** All placements without the chief come first, then all with him under column 1, and so on. */
export const PLACEMENT_COUNT = ON_PLACE + MAX_PLAYERS;

/** Whether a seat's chief can come along (R3.5). */
export const chiefIsReady = (state: State, seat: Seat): boolean =>
  owns(state, seat, CHIEF) && state.chief[seat] === HOME;

export function breaksPlace(state: State, seat: Seat, argument: number): RuleId | undefined {
  if (state.acted) return 'R3.1';
  if (argument >= PLACEMENT_COUNT && !chiefIsReady(state, seat)) return 'R3.5';
  const placement = argument % PLACEMENT_COUNT;
  if (placement >= ON_PLACE) return breaksSorcerer(state, seat, placement - ON_PLACE);
  if (state.villagers[seat] === 0) return 'R3.1';
  if (placement >= IN_COLUMN) return hasPlace(state, placement - IN_COLUMN) ? undefined : 'R3.3';
  return isFreeFor(state, seat, FIRST_LAND + placement) ? undefined : 'R3.4';
}

function breaksSorcerer(state: State, seat: Seat, place: number): RuleId | undefined {
  if (state.sorcerer[seat] !== HOME || place >= state.setup.seats || state.track[place] >= 0) return 'R3.2';
  return place === 0 && state.turn === 0 && hasPlacedNothing(state, seat) ? 'R3.2' : undefined;
}

const hasPlacedNothing = (state: State, seat: Seat): boolean => state.villagers[seat] === villagersOf(state, seat);

const hasPlace = (state: State, column: Column): boolean =>
  placesTaken(state, column) < state.setup.map.quarryPlaces[column];

export function place(state: State, seat: Seat, argument: number): void {
  const placement = argument % PLACEMENT_COUNT;
  if (argument >= PLACEMENT_COUNT) state.chief[seat] = spotInColumn(Math.floor(argument / PLACEMENT_COUNT) - 1);
  if (placement >= ON_PLACE) {
    state.sorcerer[seat] = ON_TRACK;
    state.track[placement - ON_PLACE] = seat;
  } else {
    state.villagers[seat]--;
    if (placement >= IN_COLUMN) state.sculptors[ofColumn(seat, placement - IN_COLUMN)]++;
    else addTransporter(state, seat, FIRST_LAND + placement);
  }
  state.acted = 1;
}

/** On to the next player in turn order who can still place a figure; then the phase is over (R3.1). */
export function nextPlacer(state: State): void {
  const { seats } = state.setup;
  for (let i = 1; i <= seats; i++) {
    const turn = (state.turn + i) % seats;
    if (!canPlace(state, state.order[turn])) continue;
    state.turn = turn;
    state.acted = 0;
    state.asked = active(state);
    return;
  }
  startNewOrder(state);
}

/** A villager without any place to go stays out for this round (R3.6). */
const canPlace = (state: State, seat: Seat): boolean =>
  state.sorcerer[seat] === HOME || (state.villagers[seat] > 0 && canPlaceVillager(state, seat));

function canPlaceVillager(state: State, seat: Seat): boolean {
  for (let column = 0; column < COLUMNS; column++) if (hasPlace(state, column)) return true;
  return hasFreeCase(state, seat);
}
