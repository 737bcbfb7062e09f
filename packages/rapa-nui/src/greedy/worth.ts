/** What a position is worth to a seat by rule of thumb, in points. */
import { players, type Seat } from '@ahu/core';
import { TILE_WORTH, timeLeft } from '../insight/worth.ts';
import { breaksTake } from '../phases/capping.ts';
import { topOf } from '../position/exchange.ts';
import { VALUES } from '../position/offering-tiles.ts';
import {
  BARTERING,
  EXCHANGE,
  GAINING,
  momentOf,
  OFFERING,
  ofImprovement,
  ofResource,
  ofTile,
  type State,
} from '../position/state.ts';
import { STACK_NAMES } from '../public/offerings.ts';
import { caseOf, RESOURCES } from '../public/vocabulary.ts';
import { BARTERED } from '../tiles/barter.ts';
import { prospects } from './prospects.ts';
import { gainWorth, resourceWorth } from './resource-worth.ts';

/** How much the gains of the others, on average, count against one's own. */
const ENVY = 0.5;
/** In the order of IMPROVEMENTS, if one had them for the whole game. */
const IMPROVEMENT_WORTH = [8, 7, 9, 8];
const RONGO_WORTH = 3.6;
/** A capping about to be paid for; what Thrift and exceptional offerings save or add. */
const EXCHANGE_WORTH = 9;
const THRIFT_WORTH = 3.4;
const EXCEPTIONAL_WORTH = 3.7;

function possessions(state: State, seat: Seat, time: number): number {
  let worth = RONGO_WORTH * state.rongo[seat];
  RESOURCES.forEach((_, resource) => {
    const have = state.resources[ofResource(seat, resource)];
    for (let i = 0; i < have; i++) worth += resourceWorth(resource, i, time);
  });
  TILE_WORTH.forEach((each, tile) => {
    worth += each * (0.2 + 0.8 * time) * state.tiles[ofTile(seat, tile)];
  });
  IMPROVEMENT_WORTH.forEach((each, improvement) => {
    worth += each * time * state.improvements[ofImprovement(seat, improvement)];
  });
  VALUES.forEach((value, tile) => {
    if (state.takenBy[tile] === seat) worth += value;
  });
  return worth;
}

/** What is certain to come of a decision that is not over yet. */
function pending(state: State, seat: Seat, time: number): number {
  const gain = momentOf(state) === GAINING ? gainWorth(state, seat, caseOf(state.ahu), state.due, time) : 0;
  switch (state.phase) {
    case BARTERING:
      return (
        gain +
        BARTERED * Math.max(...RESOURCES.map((_, r) => resourceWorth(r, state.resources[ofResource(seat, r)], time)))
      );
    case GAINING:
      return gain;
    case EXCHANGE:
      return EXCHANGE_WORTH + THRIFT_WORTH * state.thrifty + EXCEPTIONAL_WORTH * state.exceptional;
    case OFFERING:
      return Math.max(...[...STACK_NAMES.keys()].map((stack) => takeable(state, seat, stack)));
    default:
      return 0;
  }
}

function takeable(state: State, seat: Seat, stack: number): number {
  if (breaksTake(state, seat, stack) !== undefined) return 0;
  return VALUES[topOf(state, stack) ?? 0];
}

function worth(state: State, seat: Seat): number {
  const time = timeLeft(state);
  const own = state.asked === seat ? pending(state, seat, time) : 0;
  return possessions(state, seat, time) + own + prospects(state, seat, time);
}

/** What it is worth to be ahead of the others. */
export function standing(state: State, seat: Seat): number {
  const { seats } = state.setup;
  const others = players(seats).filter((other) => other !== seat);
  const time = timeLeft(state);
  const against = others.reduce((sum, other) => sum + possessions(state, other, time), 0);
  return worth(state, seat) - (ENVY * against) / others.length;
}
