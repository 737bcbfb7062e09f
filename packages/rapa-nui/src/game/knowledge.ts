/** R10: all lies open but the values of offerings taken, and those a good memory knows. */
import { listOf, players, type Seat } from '@ahu/core';
import { VALUES } from '../position/offering-tiles.ts';
import {
  CHOOSE,
  GAINING,
  momentOf,
  ofColumn,
  ofImprovement,
  ofResource,
  ofSize,
  ofTile,
  type State,
} from '../position/state.ts';
import { PHASES } from '../public/phases.ts';
import type { PlayerView, View } from '../public/view.ts';
import { COLUMNS, IMPROVEMENTS, RESOURCES, SIZES, TILES } from '../public/vocabulary.ts';

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

const aimsAtAhu = (state: State): boolean => state.phase === CHOOSE || momentOf(state) === GAINING;

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
