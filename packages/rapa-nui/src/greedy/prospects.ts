/** What figures on the board and moai in hand promise for the transports of this round. */
import type { Seat } from '@ahu/core';
import { canExchangeSomehow } from '../position/exchange.ts';
import { sculptorsIn } from '../position/figures.ts';
import { countFrom } from '../position/resources.ts';
import { HELP, momentOf, ofSize, PLACE, type State } from '../position/state.ts';
import { carriers } from '../position/walk.ts';
import { resourcesIn } from '../public/bundles.ts';
import { spotOnCase } from '../public/spots.ts';
import { CASES, type Case, CRATER, firstAhu, GAIN, LARGE, PUKAO_QUARRY, REED, SIZES } from '../public/vocabulary.ts';
import { bestKind } from './resource-worth.ts';

/** How much of a promise is left for each case of the way that nobody holds yet. */
const GAP = 0.55;
/** What a moai without a place, or a place without a moai, is worth while figures are still to come. */
const HALF_A_PLAN = 0.3;
/** What a resource is worth before it is known where it comes from, and what comes along with every moai. */
const ANY_RESOURCE = 1.5;
const ANY_TILE = 1.5;
/** How often others will walk over a case, next to the crater and elsewhere. */
const TRAFFIC = 0.35;
const QUIET_TRAFFIC = 0.14;
/** What an offering is worth beyond what is paid for it. */
const CAPPING = 4;
/** What each place further up the track is worth. */
const PRECEDENCE = 0.4;

/** By case: how many cases nobody holds are on the best way from here. */
function gapsFrom(state: State, start: Case): number[] {
  const { adjacent } = state.setup.map;
  const held = carriers(state);
  const gaps = Array<number>(CASES.length).fill(Infinity);
  gaps[start] = 0;
  const queue = [start];
  for (const here of queue) {
    for (let next = 0; next < gaps.length; next++) {
      if ((adjacent[here] & (1 << next)) === 0) continue;
      const gap = gaps[here] + ((held & (1 << next)) === 0 ? 1 : 0);
      if (gap >= gaps[next]) continue;
      gaps[next] = gap;
      queue.push(next);
    }
  }
  return gaps;
}

/** Moai of this round, the largest first: in hand, or what the sculptors will make. */
function moaiOf(state: State, seat: Seat): number[] {
  const inHand = SIZES.map((_, size) => state.sculpted[ofSize(seat, size)]);
  if (momentOf(state) >= HELP || inHand.some((count) => count > 0)) {
    return inHand.flatMap((count, size) => Array<number>(count).fill(size)).reverse();
  }
  const [a, b, c] = SIZES.map(
    (_, column) => sculptorsIn(state, seat, column) + (state.asked === seat ? state.virtual[column] : 0),
  );
  const pairs = Math.min(a, b);
  const large = Math.min(pairs, c);
  return [large, pairs - large, a - pairs].flatMap((count, i) => Array<number>(count).fill(LARGE - i));
}

/** The worth of a resource at each place where a seat could erect, best first, less what is missing on the way. */
function places(state: State, seat: Seat, time: number): number[] {
  const gaps = gapsFrom(state, CRATER);
  const found: number[] = [];
  for (const land of state.setup.map.land) {
    if (state.holder[land] !== seat) continue;
    const free = ahusAt(state, land, (ahu) => state.moai[ahu] < 0);
    const able = state.standing[land] + (state.chief[seat] === spotOnCase(land) ? free : 0);
    const each = bestKind(state, seat, land, time) * GAP ** gaps[land];
    for (let i = 0; i < Math.min(free, able); i++) found.push(each);
  }
  return found.toSorted((x, y) => y - x);
}

function ahusAt(state: State, land: Case, wanted: (ahu: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < state.setup.map.ahuCount[land]; i++) if (wanted(firstAhu(land) + i)) count++;
  return count;
}

function erecting(state: State, seat: Seat, time: number): number {
  const moai = moaiOf(state, seat);
  const spots = places(state, seat, time);
  const toCome = momentOf(state) === PLACE ? Math.min(1, state.villagers[seat] / 2) * HALF_A_PLAN : 0;
  let worth = 0;
  for (let i = 0; i < Math.max(moai.length, spots.length); i++) {
    if (i < moai.length && i < spots.length) worth += GAIN[moai[i]] * spots[i] + ANY_TILE;
    else if (i < moai.length) worth += toCome * GAIN[moai[i]] * ANY_RESOURCE;
    else worth += toCome * spots[i];
  }
  return worth;
}

/** Every four resources can buy an offering, if there is a figure to place the pukao. */
function capping(state: State, seat: Seat): number {
  if (!canExchangeSomehow(state, seat)) return 0;
  const gaps = gapsFrom(state, PUKAO_QUARRY);
  let chances = 0;
  for (const land of state.setup.map.land) {
    if (state.holder[land] !== seat) continue;
    const bare = ahusAt(state, land, (ahu) => state.moai[ahu] >= 0 && state.capped[ahu] === 0);
    const able = state.standing[land] + (state.chief[seat] === spotOnCase(land) ? bare : 0);
    chances += Math.min(bare, able) * GAP ** gaps[land];
  }
  return CAPPING * Math.min(chances, Math.max(1, countFrom(state, seat, REED) / 4));
}

/** Others will walk over one's cases around the crater. */
function income(state: State, seat: Seat): number {
  const { map } = state.setup;
  let worth = 0;
  for (const land of map.land) {
    if (state.holder[land] !== seat) continue;
    const traffic = (map.adjacent[CRATER] & (1 << land)) !== 0 ? TRAFFIC : QUIET_TRAFFIC;
    const [bundle] = map.pays[land];
    if (bundle !== undefined) worth += traffic * resourcesIn(bundle).length;
  }
  return worth;
}

/** An early turn in the next phases. */
function precedence(state: State, seat: Seat): number {
  const place = state.track.indexOf(seat);
  return place < 0 ? 0 : PRECEDENCE * (state.setup.seats - place);
}

export function prospects(state: State, seat: Seat, time: number): number {
  if (state.phase < PLACE) return 0;
  return erecting(state, seat, time) + capping(state, seat) + income(state, seat) + precedence(state, seat);
}
