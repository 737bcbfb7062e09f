import {
  CHANCE,
  grid,
  gridOf,
  Layout,
  NOBODY,
  number,
  oneOf,
  only,
  type Seat,
  type SeatSet,
  type StateOf,
} from '@ahu/core';
import { PHASES } from '../public/phases.ts';
import { SPOTS } from '../public/spots.ts';
import type { Table } from '../public/view.ts';
import {
  AHUS,
  CARGO,
  CASES,
  COLUMNS,
  type Column,
  IMPROVEMENTS,
  type Improvement,
  MAX_PLAYERS,
  POPULAR,
  RESOURCES,
  type Resource,
  SIZES,
  type Size,
  TILES,
  type Tile,
  TOTEMS,
  VILLAGERS,
} from '../public/vocabulary.ts';
import { type BoardMap, boardMap, standardBoard } from './map.ts';
import { OFFERING_TILES, type OfferingTile, stacksFor } from './offering-tiles.ts';

export const LAY = PHASES.indexOf('lay');
export const DRAW = PHASES.indexOf('draw');
export const DRAFT = PHASES.indexOf('draft');
export const PLACE = PHASES.indexOf('place');
export const CONVERT = PHASES.indexOf('convert');
export const SCULPT = PHASES.indexOf('sculpt');
export const SUBSTITUTE = PHASES.indexOf('substitute');
export const HELP = PHASES.indexOf('help');
export const TRANSPORT = PHASES.indexOf('transport');
export const WALK = PHASES.indexOf('walk');
export const CHOOSE = PHASES.indexOf('choose');
export const GAINING = PHASES.indexOf('gain');
export const EXCHANGE = PHASES.indexOf('exchange');
export const OFFERING = PHASES.indexOf('offering');
export const BARTERING = PHASES.indexOf('barter');
export const OVER = PHASES.indexOf('over');

/** The phases that are a player's turn, with Barter and purchases (R6.13, R7.0). */
export const TURNS: readonly number[] = [PLACE, CONVERT, SCULPT, HELP, TRANSPORT];

/** What never changes in a game. */
export interface Setup {
  readonly seats: number;
  readonly table: Table;
  /** The version of the rules. */
  readonly rules: number;
  readonly map: BoardMap;
  /** The tiles of each offering type, and of each exceptional one behind them, best first. */
  readonly stacks: readonly (readonly OfferingTile[])[];
}

export function setupOf(table: Table): Setup {
  const { seats, board, rules = 1 } = table;
  return { seats, table, rules, map: boardMap(board ?? standardBoard(seats)), stacks: stacksFor(seats) };
}

const FIELDS = {
  phase: oneOf(PHASES),
  /** The phase in which Barter was played, to go back to. */
  resume: oneOf(PHASES),
  round: number(),
  /** Rounds in a row without a transport before this one, and whether this one saw any (R9.2). */
  idle: number(),
  transported: number(),
  order: gridOf(TOTEMS, MAX_PLAYERS),
  /** Whose turn it is, as a place in `order`; and which seat is asked, the same but for owners (R5.3). */
  turn: number(),
  asked: number(),
  /** 1 once the main action of this turn is done, or anything at all in a step of phase 2 (R7.0, R6.13). */
  acted: number(),
  passed: grid(MAX_PLAYERS),

  resources: grid(MAX_PLAYERS, RESOURCES),
  improvements: grid(MAX_PLAYERS, IMPROVEMENTS),
  rongo: grid(MAX_PLAYERS),
  tiles: grid(MAX_PLAYERS, TILES),
  /** Tiles left in the box, and tiles out of the game. */
  box: grid(TILES),
  discarded: grid(TILES),
  takenBy: gridOf(TOTEMS, OFFERING_TILES),

  /** Villagers still to be placed, and those in the quarry columns. */
  villagers: grid(MAX_PLAYERS),
  sculptors: grid(MAX_PLAYERS, COLUMNS),
  track: gridOf(TOTEMS, MAX_PLAYERS),
  sorcerer: gridOf(SPOTS, MAX_PLAYERS),
  chief: gridOf(SPOTS, MAX_PLAYERS),
  /** Who has transporters on a case; how many stand, how many are tired. The chief is not counted. */
  holder: gridOf(TOTEMS, CASES),
  standing: grid(CASES),
  tired: grid(CASES),

  /** Moai in the supply, and those sculpted this round and not yet erected. */
  supply: grid(SIZES),
  sculpted: grid(MAX_PLAYERS, SIZES),
  pukao: number(),
  /** On each ahu: its tile or its moai, and 1 under a pukao. */
  tile: gridOf(TILES, AHUS),
  moai: gridOf(SIZES, AHUS),
  capped: grid(AHUS),

  /** Virtual sculptors of the seat that takes moai, and the moai still to take (R6.4, R4.2). */
  virtual: grid(COLUMNS),
  owed: grid(SIZES),

  /** A transport: what is carried, the cases of the walk, how many owners are done with, and where it ends. */
  cargo: oneOf(CARGO),
  steps: number(),
  path: gridOf(CASES, CASES.length),
  paid: number(),
  ahu: oneOf(AHUS),
  /** Resources that erecting still gains, and the lowest kind that they may be. */
  due: number(),
  kind: number(),
  /** 1 when this capping costs two only; 1 when the Rongo tablet opens the exceptional offerings to it. */
  thrifty: number(),
  exceptional: number(),
  /** The type of offering that was paid for. */
  bought: number(),
};

export const layout = new Layout<typeof FIELDS, Setup>(FIELDS);
export type State = StateOf<typeof FIELDS, Setup>;

export function toMove(state: State): SeatSet {
  if (state.phase <= DRAW) return only(CHANCE);
  return state.phase === OVER ? NOBODY : only(state.asked);
}

/** The phase that is on, or that Barter interrupts. */
export const momentOf = (state: State): number => (state.phase === BARTERING ? state.resume : state.phase);

/** Whose turn it is. */
export const active = (state: State): Seat => state.order[state.turn];

/** Indices of what a seat has: `resources[ofResource(seat, REED)]`. */
export const ofResource = (seat: Seat, resource: Resource): number => seat * RESOURCES.length + resource;
export const ofImprovement = (seat: Seat, improvement: Improvement): number => seat * IMPROVEMENTS.length + improvement;
export const ofTile = (seat: Seat, tile: Tile): number => seat * TILES.length + tile;
export const ofColumn = (seat: Seat, column: Column): number => seat * COLUMNS + column;
export const ofSize = (seat: Seat, size: Size): number => seat * SIZES.length + size;

export const owns = (state: State, seat: Seat, improvement: Improvement): boolean =>
  state.improvements[ofImprovement(seat, improvement)] === 1;

/** Whether a seat can use the power of a tile, be it by the tablet (R6.11). */
export const commands = (state: State, seat: Seat, tile: Tile): boolean =>
  state.tiles[ofTile(seat, tile)] > 0 || state.rongo[seat] > 0;

export const villagersOf = (state: State, seat: Seat): number => VILLAGERS + (owns(state, seat, POPULAR) ? 1 : 0);
