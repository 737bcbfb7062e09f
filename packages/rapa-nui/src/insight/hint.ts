/** How promising a move looks at first sight. */
import type { Move, Seat } from '@ahu/core';
import * as m from '../position/moves.ts';
import { ofResource, type State } from '../position/state.ts';
import { carriers, startOf, visited } from '../position/walk.ts';
import { BUNDLES, type Bundle, FIRST_OF_SIZE } from '../public/bundles.ts';
import { PAYMENTS } from '../public/payments.ts';
import {
  BARTER,
  type Case,
  COLUMNS,
  CONVERSION,
  FIRST_LAND,
  HELPING_HAND,
  LAND,
  MAX_GAIN,
  REINFORCEMENT,
  RESOURCES,
  type Resource,
  SMALL,
  THRIFT,
  TILES,
  type Tile,
} from '../public/vocabulary.ts';
import { FIRST_USE } from '../tiles/index.ts';
import { carrying, moreMoai, placing } from './placing.ts';
import { bestFor, readStacks, tops } from './purse.ts';
import { goalWorth, RESOURCE_WORTH, TILE_WORTH, timeLeft, walkWorth } from './worth.ts';

/** The Rongo tablet is points at the end if it is kept. */
const BY_TABLET = 0.7;

const within = (hint: number): number => Math.max(0.01, Math.min(1, hint));

export function hint(state: State, seat: Seat, move: Move): number {
  const argument = m.ARGUMENT_OF[move];
  switch (m.VERB_OF[move]) {
    case m.DRAFTS:
      return within(TILE_WORTH[argument] / 5);
    case m.PLACES:
      return within(placing(state, seat, argument));
    case m.PLAYS:
      return within(using(state, seat, argument));
    case m.RONGOS:
      return within(BY_TABLET * using(state, seat, argument));
    case m.BUYS:
      return within(0.9 * timeLeft(state));
    case m.SUBSTITUTIONS:
      return argument === SMALL ? 0.1 : 0.9;
    case m.CARRIES:
      return within(0.2 + walkWorth(state, seat, startOf(argument), carriers(state), argument) / 16);
    case m.STEPS:
      return within(stepping(state, seat, argument));
    case m.ERECTS:
    case m.CAPS:
      return within(goalWorth(state, seat, argument, state.cargo, timeLeft(state)) / 16);
    case m.CHOICES:
      return within(0.3 + worthOfBundle(state, seat, argument) / 10);
    case m.GAINS:
      return within(0.9 - (0.7 * (argument % (MAX_GAIN + 1))) / Math.max(1, state.due));
    case m.PAYS:
      return within(paying(state, seat, argument));
    case m.TAKES:
      return taking(state, argument);
    case m.RECEIPTS:
      return within(worthOfBundle(state, seat, FIRST_OF_SIZE[3] + argument) / 12);
    case m.PASSES:
      return 0.15;
    default:
      return 0.4;
  }
}

/** By use: its tile. */
const TILE_OF_USE = Uint8Array.from(
  TILES.flatMap((_, tile) => Array<Tile>(FIRST_USE[tile + 1] - FIRST_USE[tile]).fill(tile)),
);

function using(state: State, seat: Seat, use: number): number {
  const tile = TILE_OF_USE[use];
  const target = use - FIRST_USE[tile];
  switch (tile) {
    case BARTER:
      return bartering(state, seat, FIRST_OF_SIZE[3] + target);
    case REINFORCEMENT:
      return 0.2 + 0.25 * moreMoai(state, seat, target);
    case CONVERSION:
      return target < COLUMNS
        ? 0.1 + 0.25 * moreMoai(state, seat, target)
        : carrying(state, seat, FIRST_LAND + target - COLUMNS);
    case HELPING_HAND:
      return carrying(state, seat, FIRST_LAND + (target % LAND.length)) + (target < LAND.length ? 0 : 0.1);
    case THRIFT:
      return 0.8;
    default:
      return 0.6;
  }
}

/** What one more of a resource is worth, by how many the seat has: a fourth makes an offering. */
const oneMore = (resource: Resource, have: number): number =>
  have >= 10 ? 0 : RESOURCE_WORTH[resource] * (have % 4 === 3 ? 1.3 : 1);

function worthOfBundle(state: State, seat: Seat, bundle: Bundle): number {
  let sum = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const have = state.resources[ofResource(seat, resource)];
    for (let i = 0; i < BUNDLES[bundle][resource]; i++) sum += oneMore(resource, have + i);
  }
  return sum;
}

/** What giving away a bundle loses; before a gain, what the track could not hold anyway is free to give (R5.4). */
function lossOfBundle(state: State, seat: Seat, bundle: Bundle): number {
  let sum = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const coming = resource === state.kind ? state.due : 0;
    const have = state.resources[ofResource(seat, resource)] + coming;
    for (let i = 1; i <= BUNDLES[bundle][resource]; i++) sum += oneMore(resource, have - i);
  }
  return sum;
}

/** Cheap resources for dear ones. */
const bartering = (state: State, seat: Seat, bundle: Bundle): number =>
  0.1 * (3 * RESOURCE_WORTH[RESOURCES.length - 1] - lossOfBundle(state, seat, bundle));

/** By payment: what is paid, and what for. */
const PAID = Uint8Array.from(PAYMENTS, ({ bundle }) => bundle);
const PAID_FOR = Uint8Array.from(PAYMENTS, ({ offering }) => offering);

function paying(state: State, seat: Seat, payment: number): number {
  readStacks(state);
  return 0.4 + 0.15 * (bestFor(state, seat, PAID_FOR[payment]) - lossOfBundle(state, seat, PAID[payment]));
}

function taking(state: State, stack: number): number {
  readStacks(state);
  return tops[stack] / 14;
}

function stepping(state: State, seat: Seat, to: Case): number {
  const over = carriers(state) & ~visited(state);
  return walkWorth(state, seat, to, over & ~(1 << to), state.cargo) / 16 - tollWorth(state, seat, to);
}

function tollWorth(state: State, seat: Seat, to: Case): number {
  const owner = state.holder[to];
  return owner < 0 || owner === seat ? 0 : 0.04;
}
