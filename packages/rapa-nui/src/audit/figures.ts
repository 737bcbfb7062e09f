/** Every figure is in exactly one place (R1.5), and in one where it can be. */
import { demand, demandRange, players, type Seat } from '@ahu/core';
import { placesTaken } from '../position/figures.ts';
import {
  CONVERT,
  HELP,
  momentOf,
  OVER,
  ofColumn,
  owns,
  PLACE,
  SCULPT,
  type State,
  SUBSTITUTE,
  villagersOf,
} from '../position/state.ts';
import { caseAt, HOME, isInQuarry, isOnCase, ON_TRACK, type Spot, spotOnCase } from '../public/spots.ts';
import { CASES, CHIEF, COLUMNS } from '../public/vocabulary.ts';
import { count, demandCount, demandEach, sum } from './counting.ts';

export function auditFigures(state: State): void {
  for (const seat of players(state.setup.seats)) {
    auditVillagers(state, seat);
    auditSorcerer(state, seat);
    auditChief(state, seat);
  }
  for (const name of ['sorcerer', 'chief', 'track'] as const) {
    const absent = state[name].subarray(state.setup.seats);
    demand(
      absent.every((cell) => cell < 0),
      name,
      'only the players at the table have any',
    );
  }
  demandEach(state.track, 'track', -1, state.setup.seats - 1);
  for (let column = 0; column < COLUMNS; column++) {
    demandRange(placesTaken(state, column), `column ${column + 1}`, 0, state.setup.map.quarryPlaces[column]);
  }
  auditCases(state);
}

/** Before the first figure of a round is placed, and after the last round. */
const areAllHome = (state: State): boolean => momentOf(state) < PLACE || state.phase === OVER;

function auditVillagers(state: State, seat: Seat): void {
  let carrying = 0;
  for (const land of state.setup.map.land) {
    if (state.holder[land] === seat) carrying += state.standing[land] + state.tired[land];
  }
  const sorcerer = isOnCase(state.sorcerer[seat]) ? 1 : 0;
  const sculpting = sum(state.sculptors.subarray(ofColumn(seat, 0), ofColumn(seat + 1, 0)));
  const all = villagersOf(state, seat);
  demandCount(state.villagers[seat] + sculpting + carrying - sorcerer, all, `villagers[${seat}]`);
  if (areAllHome(state)) demand(state.villagers[seat] === all, `villagers[${seat}]`, 'must all be at home');
}

function auditSorcerer(state: State, seat: Seat): void {
  const spot = state.sorcerer[seat];
  const where = `sorcerer[${seat}]`;
  const places = count(state.track, seat);
  demand(spot >= HOME, where, 'is missing');
  demand(places === (spot === ON_TRACK ? 1 : 0), where, 'must be where the track says');
  auditLeader(state, seat, spot, where);
  const moment = momentOf(state);
  if (areAllHome(state)) demand(spot === HOME, where, 'must be at home');
  else if (moment === PLACE) demand(spot === HOME || spot === ON_TRACK, where, 'is converted later');
  else demand(spot !== HOME, where, 'must have been placed');
  if (spot === ON_TRACK && moment > PLACE) {
    const place = state.track.indexOf(seat);
    demand(state.order[place] === seat, 'track', 'does not give the order');
  }
}

function auditChief(state: State, seat: Seat): void {
  const spot = state.chief[seat];
  const where = `chief[${seat}]`;
  demand(spot === HOME || isInQuarry(spot) || isOnCase(spot), where, 'cannot be there');
  auditLeader(state, seat, spot, where);
  if (spot !== HOME) demand(owns(state, seat, CHIEF) && !areAllHome(state), where, 'must be at home');
}

/** A case is held by the seat that has figures there; only transports tire them. */
function auditCases(state: State): void {
  const rested = [PLACE, CONVERT, SCULPT, SUBSTITUTE, HELP].includes(momentOf(state));
  CASES.forEach((name, i) => {
    const holder = state.holder[i];
    const figures = state.standing[i] + state.tired[i];
    const chief = holder >= 0 && state.chief[holder] === spotOnCase(i);
    demand(holder < state.setup.seats, name, 'its holder is not at the table');
    demand(holder < 0 || state.setup.map.isLand[i] === 1, name, 'nobody can be there');
    demand((figures > 0 || chief) === holder >= 0, name, 'is held by whoever has figures there');
    if (rested) demand(state.tired[i] === 0, name, 'nobody is tired yet');
  });
}

/** Sorcerers and chiefs on a case are on one of their own. */
function auditLeader(state: State, seat: Seat, spot: Spot, where: string): void {
  if (!isOnCase(spot)) return;
  const land = caseAt(spot);
  demand(state.holder[land] === seat, where, 'is on a case of somebody else');
}
