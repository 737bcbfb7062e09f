import {
  CHANCE,
  grid,
  gridOf,
  has,
  Layout,
  NOBODY,
  number,
  oneOf,
  only,
  type Seat,
  type SeatSet,
  type StateOf,
} from '@ahu/core';
import { BIDS } from '../public/bids.ts';
import type { Island } from '../public/island.ts';
import { PHASES } from '../public/phases.ts';
import type { Options } from '../public/view.ts';
import {
  AHUS,
  HEX_COUNT,
  HEXES,
  type Hex,
  KINDS,
  MAX_PLAYERS,
  OBJECTS,
  type ObjectId,
  PLACES,
  SEAT_NAMES,
  SIZES,
} from '../public/vocabulary.ts';

export const [DRAW, ROLL, BID, REVEAL, PICK, PLACE, TRANSPORT, CARRY, CREW, QUARRY, RECOVER, OVER] = PHASES.keys();

export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly island: Island;
}

/** Visited hexes are bits, sixteen a cell. */
export const TRAIL_CELLS = HEX_COUNT / 16;

const FIELDS = {
  phase: oneOf(PHASES),
  round: number(),
  /** The first player, and who is asked now. */
  first: number(),
  asked: number(),
  /** Who has passed for good in this phase, or declined in this auction: a bit a seat. */
  passed: number(),
  /** Dice rolled in this round. */
  rolled: number(),
  /** Whether the round began without moai in the supply, whether something was raised in it, and idle rounds so far (G4.4). */
  exhausted: number(),
  progress: number(),
  idleRounds: number(),

  supply: grid(KINDS),
  /** On the quarry tile, and taken by nobody (G3.7). */
  tile: grid(SIZES),
  lost: grid(SIZES),
  logSupply: number(),
  logsGone: number(),
  tabletSupply: number(),

  prestige: grid(MAX_PLAYERS),
  tablets: grid(MAX_PLAYERS),
  /** Behind the screen. */
  workers: grid(MAX_PLAYERS),
  markers: grid(MAX_PLAYERS),
  bases: grid(MAX_PLAYERS),
  logs: grid(MAX_PLAYERS),
  sorcerer: gridOf(PLACES, MAX_PLAYERS),
  chief: gridOf(PLACES, MAX_PLAYERS),
  /** In front of it, out of use until the round ends. */
  frontWorkers: grid(MAX_PLAYERS),
  frontMarkers: grid(MAX_PLAYERS),
  urnWorkers: grid(MAX_PLAYERS),
  urnMarkers: grid(MAX_PLAYERS),

  /** Sealed until they are revealed; what is bid is still counted in the reserve until then. */
  bid: gridOf(BIDS, MAX_PLAYERS),
  /** Sculptors not yet used, the order of choice, and how far it has come (G3.5, G3.6). */
  sculptors: grid(MAX_PLAYERS),
  order: grid(MAX_PLAYERS),
  turn: number(),

  workersOn: grid(MAX_PLAYERS, HEXES),
  logsOn: grid(HEXES),
  felled: grid(HEXES),

  /** Whose base lies on an ahu, what stands on it, whether that wears a headdress, and who has peeked: a bit a seat. */
  baseOn: gridOf(SEAT_NAMES, AHUS),
  moaiOn: gridOf(SIZES, AHUS),
  capped: grid(AHUS),
  peeked: grid(AHUS),

  /**
   * Of what is neither erected nor placed: where it is, who won it in this round, whose marker it carries, and where
   * it has been in this round, its start included once it has moved.
   */
  at: gridOf(HEXES, OBJECTS),
  holder: gridOf(SEAT_NAMES, OBJECTS),
  marker: gridOf(SEAT_NAMES, OBJECTS),
  trail: grid(OBJECTS, TRAIL_CELLS),

  /** The object acted on, hexes entered in this action, the hex a crew is chosen for, and choices put back in this turn. */
  carried: oneOf(OBJECTS),
  steps: number(),
  entering: oneOf(HEXES),
  timesPutBack: number(),
};

export const layout = new Layout<typeof FIELDS, Setup>(FIELDS);
export type State = StateOf<typeof FIELDS, Setup>;

export function toMove(state: State): SeatSet {
  switch (state.phase) {
    case DRAW:
    case ROLL:
      return only(CHANCE);
    case BID:
      return bidders(state);
    case OVER:
      return NOBODY;
    default:
      return only(state.asked);
  }
}

/** Whose bid is not in yet. */
function bidders({ bid, setup }: State): SeatSet {
  let set = NOBODY;
  for (let seat = 0; seat < setup.seats; seat++) if (bid[seat] < 0) set |= only(seat);
  return set;
}

export const nextSeat = (state: State, seat: Seat): Seat => (seat + 1 === state.setup.seats ? 0 : seat + 1);

/** Clockwise from the player asked, who comes last: the next who has not passed for good; −1 if all have. */
export function nextToAct(state: State): Seat {
  let seat = state.asked;
  for (let i = 0; i < state.setup.seats; i++) {
    seat = nextSeat(state, seat);
    if (!has(state.passed, seat)) return seat;
  }
  return -1;
}

/** Index of a player's workers on a hex: `workersOn[on(seat, hex)]`. */
export const on = (seat: Seat, hex: Hex): number => seat * HEX_COUNT + hex;

const trailCell = (object: ObjectId, hex: Hex): number => object * TRAIL_CELLS + (hex >> 4);

export const hasVisited = ({ trail }: State, object: ObjectId, hex: Hex): boolean =>
  (trail[trailCell(object, hex)] & (1 << (hex & 15))) !== 0;

export function visit({ trail }: State, object: ObjectId, hex: Hex): void {
  trail[trailCell(object, hex)] |= 1 << (hex & 15);
}

/** How many hexes an object has been on in this round; none before the first step. */
export function trailLength(state: State, object: ObjectId): number {
  if (!hasMoved(state, object)) return 0;
  let length = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) if (hasVisited(state, object, hex)) length++;
  return length;
}

/** Nothing is on a trail before the first step. */
export function hasMoved({ trail }: State, object: ObjectId): boolean {
  const first = object * TRAIL_CELLS;
  for (let cell = first; cell < first + TRAIL_CELLS; cell++) if (trail[cell] !== 0) return true;
  return false;
}
