/** Where an object is worth bringing, and the pieces that are still missing on the way. */
import type { Seat } from '@ahu/core';
import { mayActOn } from '../game/routes.ts';
import { strengthOf, strengthOfOthers } from '../position/crew.ts';
import { isOwn, quarryOf } from '../position/objects.ts';
import { hasVisited, type State } from '../position/state.ts';
import { wanting } from '../public/carrying.ts';
import {
  type Ahu,
  type Hex,
  hexOf,
  isMoai,
  KIND_OF,
  type Kind,
  OBJECTS,
  type ObjectId,
  RESERVE,
  sizeOf,
  WORKERS,
} from '../public/vocabulary.ts';
import { cheapestWays, UNREACHED, wayTo } from '../public/ways.ts';

/** What a player can still put on the way. */
export interface Means {
  readonly pieces: number;
  readonly logs: number;
  /** Pieces of a whole round, for what cannot be reached in this one. */
  readonly perRound: number;
}

export interface Plan {
  readonly kind: Kind;
  readonly ahu: Ahu;
  readonly way: readonly Hex[];
  /** Pieces to place, and what others earn. */
  readonly pieces: number;
  readonly price: number;
  /** Prestige it is worth in the end, less what it takes. */
  readonly gain: number;
}

const NO_OBJECT: ObjectId = -1;

/** A way costs pieces first, prestige for others second. */
const PIECE = 64;
const PIECE_VALUE = 0.2;
export const PRICE_VALUE = 0.8;
/** What a plan loses with every further round that it needs. */
const PATIENCE = 0.8;
const BASE_PRICE = 1;

export function meansOf(state: State, seat: Seat): Means {
  const masters = (state.sorcerer[seat] === RESERVE ? 1 : 0) + (state.chief[seat] === RESERVE ? 1 : 0);
  return {
    pieces: state.workers[seat] + masters,
    logs: state.logs[seat],
    perRound: 2 + WORKERS - state.urnWorkers[seat],
  };
}

/** How many units of strength a hex lacks for this kind, of all seats together. */
export const missingOn = (state: State, kind: Kind, hex: Hex): number =>
  wanting(kind, strengthOfOthers(state, -1, hex), state.logsOn[hex]);

/** Pieces to place so that a hex lacks nothing more; the first one brings logs. */
const piecesFor = (missing: number, logs: number): number =>
  missing === 0 ? 0 : Math.max(1, missing - Math.min(2, logs));

function entryCost(state: State, seat: Seat, kind: Kind, hex: Hex, logs: number): number {
  const missing = missingOn(state, kind, hex);
  const price = wanting(kind, strengthOf(state, seat, hex) + missing, state.logsOn[hex]);
  return PIECE * piecesFor(missing, logs) + price;
}

/** The best plan for an object on the board. */
export const planFor = (state: State, seat: Seat, object: ObjectId, means: Means): Plan | undefined =>
  bestPlan(state, seat, object, KIND_OF[object], state.at[object], means);

/** The best of all plans for objects that this player may act on; an abandoned one needs a marker on the way. */
export function bestOwnPlan(
  state: State,
  seat: Seat,
  means: Means,
  isOpen: (plan: Plan) => boolean = () => true,
): Plan | undefined {
  let best: Plan | undefined;
  for (let object = 0; object < OBJECTS.length; object++) {
    if (!mayActOn(state, seat, object) || !(isOwn(state, seat, object) || state.markers[seat] > 0)) continue;
    const plan = planFor(state, seat, object, means);
    if (plan && plan.gain > (best?.gain ?? 0) && isOpen(plan)) best = plan;
  }
  return best;
}

/** The best plan for a moai or headdress that one could win. */
export const planForNew = (state: State, seat: Seat, kind: Kind, means: Means): Plan | undefined =>
  bestPlan(state, seat, NO_OBJECT, kind, quarryOf(state, kind), means);

function bestPlan(state: State, seat: Seat, object: ObjectId, kind: Kind, from: Hex, means: Means): Plan | undefined {
  const { island } = state.setup;
  const ways = cheapestWays(island, from, (hex) =>
    object !== NO_OBJECT && hasVisited(state, object, hex) ? UNREACHED : entryCost(state, seat, kind, hex, means.logs),
  );
  let best: Plan | undefined;
  for (const ahu of island.ahus) {
    const worth = worthOf(state, seat, kind, ahu);
    const hex = hexOf(ahu);
    if (worth <= 0 || ways.cost[hex] === UNREACHED) continue;
    // A seat that raises something has a piece there (G3.30, G3.31).
    const present = strengthOf(state, seat, hex) > 0 || (hex !== from && missingOn(state, kind, hex) > 0);
    const pieces = Math.floor(ways.cost[hex] / PIECE) + (present ? 0 : 1);
    const price = ways.cost[hex] % PIECE;
    const gain = gainOf(worth, pieces, price, means);
    if (best === undefined || gain > best.gain) best = { kind, ahu, way: wayTo(ways, hex), pieces, price, gain };
  }
  return best;
}

function gainOf(worth: number, pieces: number, price: number, { pieces: left, perRound }: Means): number {
  const rounds = pieces <= left ? 0 : Math.ceil((pieces - left) / Math.max(1, perRound));
  return (worth - PRICE_VALUE * price) * PATIENCE ** rounds - PIECE_VALUE * pieces;
}

/** What raising it there is worth beyond the base that it takes; nothing where it cannot be raised. */
export function worthOf(state: State, seat: Seat, kind: Kind, ahu: Ahu): number {
  const { moaiValue, headdressValue } = state.setup.island;
  const owner = state.baseOn[ahu];
  if (!isMoai(kind)) {
    return state.moaiOn[ahu] >= 0 && owner === seat && state.capped[ahu] === 0 ? headdressValue[ahu] : 0;
  }
  const free = owner < 0 ? state.bases[seat] > 0 : owner === seat;
  return free && state.moaiOn[ahu] < 0 ? moaiValue[ahu] * sizeOf(kind) - priceOfBase(state) : 0;
}

/** Bases are few while the game is young; near its end an unused one is worth nothing. */
function priceOfBase(state: State): number {
  let fewest = state.bases[0];
  for (let seat = 1; seat < state.setup.seats; seat++) fewest = Math.min(fewest, state.bases[seat]);
  return Math.max(0, Math.min(BASE_PRICE, fewest - 1));
}
