/** What the figures on the board promise each player for the transports of this round. */
import type { Seat } from '@ahu/core';
import { sculptorsIn } from '../position/figures.ts';
import { active, momentOf, ofSize, PLACE, type State, SUBSTITUTE, TRANSPORT } from '../position/state.ts';
import { carriers } from '../position/walk.ts';
import { spotOnCase } from '../public/spots.ts';
import {
  CARGO_PUKAO,
  type Case,
  CRATER,
  firstAhu,
  GAIN,
  LARGE,
  MAX_PLAYERS,
  MEDIUM,
  PUKAO_QUARRY,
  RESOURCES,
  SIZES,
  SMALL,
} from '../public/vocabulary.ts';
import { fillReach, gapsTo, goalsAt, newReach, paymentOf } from './ways.ts';
import { bestKind, TILE_WORTH } from './worth.ts';

/** By gaps on the way: how likely they are to be closed while many figures are to come. */
const EARLY_HOPE = [1, 0.55, 0.25, 0.05] as const;
const FORLORN = 0.2;
/** The same for the position looked at: once all figures are placed, gaps stay. */
export const hope = new Float64Array(EARLY_HOPE.length);

export const fromCrater = newReach();
export const fromQuarry = newReach();

/** All of this in one buffer, to be wiped at once. */
const sheet = new Float64Array(9 * MAX_PLAYERS + 2 * MAX_PLAYERS * RESOURCES.length);
let used = 0;
function numbers(count: number): Float64Array {
  used += count;
  return sheet.subarray(used - count, used);
}

/** By seat. */
export const standing = numbers(MAX_PLAYERS);
export const tired = numbers(MAX_PLAYERS);
/** Places to erect or cap that can be reached now, and those that can in hope. */
export const erectable = numbers(MAX_PLAYERS);
export const hopedErectable = numbers(MAX_PLAYERS);
export const cappable = numbers(MAX_PLAYERS);
export const hopedCappable = numbers(MAX_PLAYERS);
/** What the tiles of these places are worth. */
export const tileLure = numbers(MAX_PLAYERS);
/** Resources that others pay for a walk over one's cases: those next to the crater, those that the crater reaches. */
export const tollsNear = numbers(MAX_PLAYERS);
export const tollsFar = numbers(MAX_PLAYERS);

/** By seat and kind of resource: how many places to erect, and how likely they are to be reached in sum. */
const placesOf = numbers(MAX_PLAYERS * RESOURCES.length);
const hopesOf = numbers(MAX_PLAYERS * RESOURCES.length);

/** Where the quarries reach, and how likely gaps are to be closed. */
export function readReach(state: State): void {
  const held = carriers(state);
  fillReach(state.setup.map, CRATER, held, fromCrater);
  fillReach(state.setup.map, PUKAO_QUARRY, held, fromQuarry);
  readHope(state);
}

function readHope(state: State): void {
  const { seats } = state.setup;
  let toCome = 0;
  if (momentOf(state) === PLACE) for (let seat = 0; seat < seats; seat++) toCome += state.villagers[seat];
  const share = Math.min(1, toCome / (2 * seats));
  for (let gaps = 0; gaps < hope.length; gaps++) hope[gaps] = gaps === 0 ? 1 : share * EARLY_HOPE[gaps];
}

export function survey(state: State): void {
  sheet.fill(0);
  readReach(state);
  const { land } = state.setup.map;
  for (let i = 0; i < land.length; i++) {
    const owner = state.holder[land[i]];
    if (owner < 0) continue;
    standing[owner] += state.standing[land[i]];
    tired[owner] += state.tired[land[i]];
    addTolls(state, owner, land[i]);
    if (state.passed[owner] === 0) addPlaces(state, owner, land[i]);
  }
}

function addTolls(state: State, owner: Seat, land: Case): void {
  const { map } = state.setup;
  if ((map.adjacent[CRATER] & (1 << land)) !== 0) tollsNear[owner] += paymentOf(map, land);
  else if ((fromCrater[0] & (1 << land)) !== 0) tollsFar[owner] += paymentOf(map, land);
}

function addPlaces(state: State, owner: Seat, land: Case): void {
  const unlimited = state.chief[owner] === spotOnCase(land);
  const able = unlimited ? 3 : state.standing[land];
  const places = Math.min(able, goalsAt(state, land, SMALL));
  const gaps = gapsTo(fromCrater, land);
  // A place that is out of reach must not take the largest moai from one that is not.
  if (places > 0 && hope[gaps] > FORLORN) {
    const at = owner * RESOURCES.length + bestKind(state, owner, land);
    if (gaps === 0) erectable[owner] += places;
    hopedErectable[owner] += places * hope[gaps];
    placesOf[at] += places;
    hopesOf[at] += places * hope[gaps];
    tileLure[owner] += lureAt(state, land) * hope[gaps];
  }
  const bare = Math.min(able, goalsAt(state, land, CARGO_PUKAO));
  if (bare === 0) return;
  const gapsForPukao = gapsTo(fromQuarry, land);
  if (gapsForPukao === 0) cappable[owner] += bare;
  hopedCappable[owner] += bare * hope[gapsForPukao];
}

/** The best tile of a case. */
export function lureAt(state: State, land: Case): number {
  let best = 0;
  for (let i = 0; i < state.setup.map.ahuCount[land]; i++) {
    const tile = state.tile[firstAhu(land) + i];
    if (tile >= 0) best = Math.max(best, TILE_WORTH[tile]);
  }
  return best;
}

/** By size: the moai of one player this round. */
export const moai = new Float64Array(SIZES.length);

/** In hand, or what the sculptors will make while there are such moai (R4.2, R4.3). */
export function readMoai(state: State, seat: Seat): void {
  const owing = state.asked === seat;
  for (let size = 0; size < SIZES.length; size++) {
    moai[size] = state.sculpted[ofSize(seat, size)] + (owing ? state.owed[size] : 0);
  }
  // The moai that is on its way has its place.
  if (state.steps > 0 && state.cargo !== CARGO_PUKAO && active(state) === seat) moai[state.cargo]--;
  if (momentOf(state) > SUBSTITUTE || moai[SMALL] + moai[MEDIUM] + moai[LARGE] > 0) return;
  const first = sculptorsIn(state, seat, 0) + (owing ? state.virtual[0] : 0);
  const pairs = Math.min(first, sculptorsIn(state, seat, 1) + (owing ? state.virtual[1] : 0));
  const large = Math.min(pairs, sculptorsIn(state, seat, 2) + (owing ? state.virtual[2] : 0));
  moai[LARGE] = Math.min(large, state.supply[LARGE]);
  moai[MEDIUM] = Math.min(pairs - moai[LARGE], state.supply[MEDIUM]);
  moai[SMALL] = Math.min(first - moai[LARGE] - moai[MEDIUM], state.supply[SMALL]);
}

/** By kind: what one player's moai will gain on the places there are, the largest on the best. */
export const harvest = new Float64Array(RESOURCES.length);

/** Reads `moai`; returns how many find a place. */
export function readHarvest(state: State, seat: Seat): number {
  harvest.fill(0);
  if (state.phase >= TRANSPORT && state.passed[seat] === 1) return 0;
  let size = LARGE;
  let left = moai[size];
  let erected = 0;
  for (let kind = RESOURCES.length - 1; kind >= 0; kind--) {
    const at = seat * RESOURCES.length + kind;
    for (let places = placesOf[at]; places > 0; places--) {
      while (left === 0 && size > SMALL) left = moai[--size];
      if (left === 0) return erected;
      left--;
      erected += hopesOf[at] / placesOf[at];
      harvest[kind] += (GAIN[size] * hopesOf[at]) / placesOf[at];
    }
  }
  return erected;
}
