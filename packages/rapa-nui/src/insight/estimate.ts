/** What a player will have in the end, in points and by rule of thumb: one number that a bot can play by at once. */
import type { Seat } from '@ahu/core';
import {
  active,
  CHOOSE,
  EXCHANGE,
  OFFERING,
  ofImprovement,
  ofTile,
  PLACE,
  type State,
  WALK,
} from '../position/state.ts';
import { carriers, here, visited } from '../position/walk.ts';
import { FAVOUR, GAIN, IMPROVEMENTS, RESOURCES, SIZES, TILES } from '../public/vocabulary.ts';
import * as p from './prospects.ts';
import { bestBuy, bestFor, purse } from './purse.ts';
import { goalWorth, TILE_WORTH, walkWorth } from './worth.ts';

/** By resource: its part of the profit of an offering. */
const PROMISE = [0.9, 1.15, 1.65, 1.9] as const;
/** How many pukao may be placed later for what one has now, as long as the whole game is to come. */
const CAPPINGS = 2.3;
/** In the order of IMPROVEMENTS, if one had them for the whole game. */
const IMPROVEMENT_WORTH = [8, 7, 9, 9] as const;
/** Beyond the points for keeping it. */
const RONGO_WORTH = 0.6;
/** What a resource that is spent would have been worth. */
const SPENT = 2;
/** By resource that a moai without a place would gain; for a place without a moai. */
const [MOAI_WAITS, PLACE_WAITS] = [0.8, 2];
/** For each player that moves later. */
const PRECEDENCE = 0.4;
const [TOLL_NEAR, TOLL_FAR] = [0.2, 0.05];

/** Reads all that was worked out about this player before. */
export function estimate(state: State, player: Seat, time: number, banked: number, erected: number): number {
  return (
    banked +
    RONGO_WORTH * state.rongo[player] +
    resources(player, time) +
    lasting(state, player) * time +
    tiles(state, player) * (0.2 + 0.8 * time) +
    plans(state, player, erected) +
    precedence(state, player) +
    TOLL_NEAR * p.tollsNear[player] +
    TOLL_FAR * p.tollsFar[player]
  );
}

/** Resources are points, and profit as far as there will be moai to cap: who has a hoard needs places more. */
function resources(player: Seat, time: number): number {
  let count = 0;
  let profit = 0;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    count += purse[kind] + p.harvest[kind];
    profit += PROMISE[kind] * (purse[kind] + p.harvest[kind]);
  }
  if (count === 0) return 0;
  const places = Math.min(p.hopedCappable[player], count / 4) + CAPPINGS * time;
  return count + profit * (1 - Math.exp((-4 * places) / count));
}

function lasting(state: State, player: Seat): number {
  let sum = 0;
  for (let improvement = 0; improvement < IMPROVEMENTS.length; improvement++) {
    sum += IMPROVEMENT_WORTH[improvement] * state.improvements[ofImprovement(player, improvement)];
  }
  return sum;
}

export function tiles(state: State, player: Seat): number {
  let sum = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (tile !== FAVOUR) sum += TILE_WORTH[tile] * state.tiles[ofTile(player, tile)];
  }
  return sum;
}

/** Tiles of the places in view; and while figures are to come, moai and places still without each other. */
function plans(state: State, player: Seat, erected: number): number {
  if (state.phase > PLACE) return 1.5 * erected;
  let gain = 0;
  let count = 0;
  for (let size = 0; size < SIZES.length; size++) {
    count += p.moai[size];
    gain += p.moai[size] * GAIN[size];
  }
  const open = count === 0 ? 0 : (gain * Math.max(0, count - p.hopedErectable[player])) / count;
  const toCome = state.villagers[player] / 2;
  const waiting = Math.min(toCome, Math.max(0, p.hopedErectable[player] - count));
  return 1.5 * erected + Math.min(1, toCome) * MOAI_WAITS * open + PLACE_WAITS * waiting;
}

function precedence(state: State, player: Seat): number {
  const place = state.track.indexOf(player);
  return place < 0 ? 0 : PRECEDENCE * (state.setup.seats - place);
}

/** What the action under way is worth to the player whose turn it is. */
export function underWay(state: State, player: Seat, time: number): number {
  if (active(state) !== player) return 0;
  switch (state.phase) {
    case WALK:
      return walkWorth(state, player, here(state), carriers(state) & ~visited(state), state.cargo);
    case CHOOSE:
      return goalWorth(state, player, state.ahu, state.cargo, time);
    case EXCHANGE:
      return bestBuy(state.thrifty === 1) - SPENT * (state.thrifty === 1 ? 2 : 4);
    case OFFERING:
      return bestFor(state, player, state.bought);
    default:
      return 0;
  }
}
