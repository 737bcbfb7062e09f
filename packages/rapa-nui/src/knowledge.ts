/** R10: all lies open but the values of offerings taken, and those a good memory knows. */
import { listOf, players, type Seat } from '@ahu/core';
import { VALUES } from './offering-tiles.ts';
import {
  CHOOSE,
  GAINING,
  ofColumn,
  ofImprovement,
  ofResource,
  ofSize,
  ofTile,
  PHASES,
  type Phase,
  type Spot,
  type State,
  type Table,
} from './state.ts';
import {
  type Ahu,
  type Cargo,
  type Case,
  COLUMNS,
  IMPROVEMENTS,
  type Offering,
  RESOURCES,
  type Resource,
  SIZES,
  type Size,
  TILES,
  type Tile,
} from './vocabulary.ts';

/** Lists of counts are in the order of RESOURCES, TILES, SIZES, IMPROVEMENTS, or by column. */
type Counts = readonly number[];

export interface PlayerView {
  readonly resources: Counts;
  readonly improvements: Counts;
  readonly rongo: boolean;
  readonly tiles: Counts;
  readonly passed: boolean;
  /** Villagers still to be placed; those in the quarry columns. */
  readonly villagers: number;
  readonly sculptors: Counts;
  readonly sorcerer: Spot;
  readonly chief: Spot;
  readonly sculpted: Counts;
  readonly offeringCount: number;
  /** The values, in no order of taking; null if they lie face down before somebody else. */
  readonly offerings: readonly number[] | null;
}

export interface CaseView {
  readonly land: Case;
  readonly holder: Seat | null;
  readonly standing: number;
  readonly tired: number;
}

export interface AhuView {
  readonly ahu: Ahu;
  readonly tile: Tile | null;
  readonly moai: Size | null;
  readonly capped: boolean;
}

export interface View {
  readonly seat: Seat;
  readonly setup: Table;
  readonly phase: Phase;
  readonly resume: Phase;
  readonly round: number;
  readonly idle: number;
  readonly transported: boolean;
  readonly order: readonly (Seat | null)[];
  readonly turn: number;
  readonly asked: Seat;
  readonly acted: boolean;
  readonly players: readonly PlayerView[];
  readonly box: Counts;
  readonly discarded: Counts;
  readonly track: readonly (Seat | null)[];
  readonly cases: readonly CaseView[];
  readonly ahus: readonly AhuView[];
  readonly supply: Counts;
  readonly pukao: number;
  /** The values in each stack from the top, the exceptional ones behind the others. */
  readonly stacks: readonly Counts[];
  readonly virtual: Counts;
  readonly owed: Counts;
  readonly cargo: Cargo | null;
  readonly path: readonly Case[];
  readonly paid: number;
  readonly ahu: Ahu | null;
  readonly due: number;
  readonly kind: Resource;
  readonly thrifty: boolean;
  readonly exceptional: boolean;
  readonly bought: Offering;
  readonly memory: Memory;
}

/** Offerings are taken openly from open stacks: who watched knows who has which. */
export interface Memory {
  /** By offering tile. */
  readonly takenBy: readonly (Seat | null)[];
}

const orNull = (cell: number): number | null => (cell < 0 ? null : cell);

export function view(state: State, seat: Seat): View {
  const { table, seats, stacks } = state.setup;
  return {
    seat,
    setup: table,
    phase: PHASES[state.phase],
    resume: PHASES[state.resume],
    round: state.round,
    idle: state.idle,
    transported: state.transported === 1,
    turn: state.turn,
    asked: state.asked,
    acted: state.acted === 1,
    players: players(seats).map((player) => viewPlayer(state, player, seat)),
    box: listOf(state.box),
    discarded: listOf(state.discarded),
    order: listOf(state.order, 0, seats).map(orNull),
    track: listOf(state.track, 0, seats).map(orNull),
    ...viewBoard(state),
    supply: listOf(state.supply),
    pukao: state.pukao,
    stacks: stacks.map((stack) => stack.filter((tile) => state.takenBy[tile] < 0).map((tile) => VALUES[tile])),
    virtual: listOf(state.virtual),
    owed: listOf(state.owed),
    ...viewTransport(state),
    memory: { takenBy: listOf(state.takenBy).map(orNull) },
  };
}

function viewPlayer(state: State, player: Seat, viewer: Seat): PlayerView {
  const offerings = VALUES.filter((_, tile) => state.takenBy[tile] === player);
  const seen = player === viewer || state.setup.table.offerings === 'shown';
  return {
    resources: listOf(state.resources, ofResource(player, 0), RESOURCES.length),
    improvements: listOf(state.improvements, ofImprovement(player, 0), IMPROVEMENTS.length),
    rongo: state.rongo[player] === 1,
    tiles: listOf(state.tiles, ofTile(player, 0), TILES.length),
    passed: state.passed[player] === 1,
    villagers: state.villagers[player],
    sculptors: listOf(state.sculptors, ofColumn(player, 0), COLUMNS),
    sorcerer: state.sorcerer[player],
    chief: state.chief[player],
    sculpted: listOf(state.sculpted, ofSize(player, 0), SIZES.length),
    offeringCount: offerings.length,
    offerings: seen ? offerings : null,
  };
}

function viewBoard(state: State) {
  const { land, ahus } = state.setup.map;
  return {
    cases: land.map((each) => ({
      land: each,
      holder: orNull(state.holder[each]),
      standing: state.standing[each],
      tired: state.tired[each],
    })),
    ahus: ahus.map((ahu) => ({
      ahu,
      tile: orNull(state.tile[ahu]),
      moai: orNull(state.moai[ahu]),
      capped: state.capped[ahu] === 1,
    })),
  };
}

const aimsAtAhu = (state: State): boolean => state.phase === CHOOSE || state.phase === GAINING;

const viewTransport = (state: State) => ({
  cargo: state.steps > 0 ? state.cargo : null,
  path: listOf(state.path, 0, state.steps),
  paid: state.paid,
  ahu: aimsAtAhu(state) ? state.ahu : null,
  due: state.due,
  kind: state.kind,
  thrifty: state.thrifty === 1,
  exceptional: state.exceptional === 1,
  bought: state.bought,
});
