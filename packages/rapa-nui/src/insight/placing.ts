/** How good a figure looks in a place at first sight. */
import type { Seat } from '@ahu/core';
import { PLACEMENT_COUNT } from '../phases/placement.ts';
import { sculptorsIn } from '../position/figures.ts';
import type { State } from '../position/state.ts';
import { HOME } from '../public/spots.ts';
import {
  CARGO_PUKAO,
  type Case,
  COLUMNS,
  type Column,
  CRATER,
  FIRST_LAND,
  GAIN,
  LAND,
  SMALL,
} from '../public/vocabulary.ts';
import { fromCrater, fromQuarry, hope, lureAt, readReach } from './prospects.ts';
import { gapsTo, goalsAt, paymentOf } from './ways.ts';
import { gainWorth } from './worth.ts';

/** Placements are villagers on cases, villagers in columns, and the sorcerer on places of the track. */
const IN_COLUMN = LAND.length;
const ON_PLACE = IN_COLUMN + COLUMNS;

/** The chief needs no place, so he can wait until the last figure shows where he is needed (R3.5). */
export function placing(state: State, seat: Seat, argument: number): number {
  const placement = argument % PLACEMENT_COUNT;
  const chief = Math.floor(argument / PLACEMENT_COUNT) - 1;
  const alone = placingAlone(state, seat, placement);
  if (chief < 0) return alone;
  const last = state.villagers[seat] + (state.sorcerer[seat] === HOME ? 1 : 0) === 1;
  return last ? alone + 0.15 * moreMoai(state, seat, chief) : 0.2 * alone;
}

function placingAlone(state: State, seat: Seat, placement: number): number {
  if (placement >= ON_PLACE) return 0.45 - 0.08 * (placement - ON_PLACE);
  return placement >= IN_COLUMN
    ? sculpting(state, seat, placement - IN_COLUMN)
    : carrying(state, seat, FIRST_LAND + placement);
}

/** What the moai of this number of sculptors gain (R4.2, R5.4). */
function moaiGain(first: number, second: number, third: number): number {
  const pairs = Math.min(first, second);
  const large = Math.min(pairs, third);
  return GAIN[2] * large + GAIN[1] * (pairs - large) + GAIN[0] * (first - pairs);
}

/** What one more sculptor in a column gains. */
export function moreMoai(state: State, seat: Seat, column: Column): number {
  const first = sculptorsIn(state, seat, 0);
  const second = sculptorsIn(state, seat, 1);
  const third = sculptorsIn(state, seat, 2);
  const more = moaiGain(
    first + (column === 0 ? 1 : 0),
    second + (column === 1 ? 1 : 0),
    third + (column === 2 ? 1 : 0),
  );
  return more - moaiGain(first, second, third);
}

function sculpting(state: State, seat: Seat, column: Column): number {
  const more = moreMoai(state, seat, column);
  return more > 0 ? 0.3 + 0.12 * more : state.villagers[seat] > 1 ? 0.35 : 0.02;
}

/** A transporter is good where it can erect or cap, where it closes a gap, and where others will pass. */
export function carrying(state: State, seat: Seat, land: Case): number {
  readReach(state);
  const isEmpty = state.holder[land] < 0;
  const mine = isEmpty ? 0 : state.standing[land];
  let sum = isEmpty ? passing(state, seat, land) : 0;
  if (goalsAt(state, land, SMALL) > mine) {
    const chance = hope[Math.max(0, gapsTo(fromCrater, land) - (isEmpty ? 1 : 0))];
    sum += chance * (0.06 * gainWorth(state, seat, land, 3) + 0.07 * lureAt(state, land));
  }
  if (goalsAt(state, land, CARGO_PUKAO) > mine) {
    sum += 0.5 * hope[Math.max(0, gapsTo(fromQuarry, land) - (isEmpty ? 1 : 0))];
  }
  return sum;
}

function passing(state: State, seat: Seat, land: Case): number {
  const { map } = state.setup;
  const near = (map.adjacent[CRATER] & (1 << land)) !== 0;
  const income = (near ? 0.1 : 0.05) * paymentOf(map, land);
  return gapsTo(fromCrater, land) === 1 && cutOffBeside(state, seat, land) ? 0.25 + income : income;
}

/** Whether one's transporters on a neighbouring case wait for a way. */
function cutOffBeside(state: State, seat: Seat, land: Case): boolean {
  const { map } = state.setup;
  for (let rest = map.adjacent[land] & ~fromCrater[0]; rest !== 0; rest &= rest - 1) {
    if (state.holder[31 - Math.clz32(rest & -rest)] === seat) return true;
  }
  return false;
}
