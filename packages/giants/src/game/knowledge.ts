/** G5: what each seat sees of a move and of the position, and the worlds it must hold possible. */
import { EVERYBODY, has, listOf, type Move, only, players, type Seat, type SeatSet, seatsOf } from '@ahu/core';
import { BIDS_SEALED, VERB_OF } from '../position/moves.ts';
import { hasVisited, OVER, on, type State } from '../position/state.ts';
import { BIDS } from '../public/bids.ts';
import { PHASES } from '../public/phases.ts';
import type { AhuView, HexView, ObjectView, PlayerView, Reserve, View } from '../public/view.ts';
import { AHUS, type Ahu, HEXES, type Hex, OBJECTS, PLACES, SIZES } from '../public/vocabulary.ts';
import { accountOf } from './score.ts';

/** Only bids are sealed (G3.3). */
export const witnesses = (seat: Seat, move: Move): SeatSet => (VERB_OF[move] === BIDS_SEALED ? only(seat) : EVERYBODY);

const seatOrNull = (seat: number): Seat | null => (seat < 0 ? null : seat);

export function view(state: State, seat: Seat): View {
  const { seats, options, island } = state.setup;
  const all = players(seats);
  const ahus = island.ahus.filter((ahu) => state.baseOn[ahu] >= 0);
  return {
    seat,
    setup: { seats, options },
    phase: PHASES[state.phase],
    round: state.round,
    first: state.first,
    asked: state.asked,
    passed: seatsOf(state.passed),
    rolled: state.rolled,
    exhausted: state.exhausted === 1,
    progress: state.progress === 1,
    idleRounds: state.idleRounds,
    supply: listOf(state.supply),
    tile: listOf(state.tile),
    lost: listOf(state.lost),
    logSupply: state.logSupply,
    logsGone: state.logsGone,
    tabletSupply: state.tabletSupply,
    order: listOf(state.order, 0, seats),
    turn: state.turn,
    players: all.map((player) => viewPlayer(state, player, seat)),
    hexes: viewHexes(state),
    ahus: ahus.map((ahu) => viewAhu(state, ahu, seat)),
    objects: viewObjects(state),
    carried: OBJECTS[state.carried] ?? null,
    steps: state.steps,
    entering: HEXES[state.entering] ?? null,
    timesPutBack: state.timesPutBack,
    memory: {
      reserves: all.map((player) => reserveOf(state, player)),
      urns: all.map((player) => ({ workers: state.urnWorkers[player], markers: state.urnMarkers[player] })),
      owners: ahus.map((ahu) => state.baseOn[ahu]),
    },
  };
}

const reserveOf = (state: State, player: Seat): Reserve => ({
  workers: state.workers[player],
  markers: state.markers[player],
  bases: state.bases[player],
  logs: state.logs[player],
});

function viewPlayer(state: State, player: Seat, viewer: Seat): PlayerView {
  const { openScore, screens } = state.setup.options;
  const bid = state.bid[player];
  return {
    prestige: state.prestige[player],
    openScore: openScore ? state.prestige[player] + accountOf(state, player).moai : null,
    tablets: state.tablets[player],
    sorcerer: PLACES[state.sorcerer[player]],
    chief: PLACES[state.chief[player]],
    frontWorkers: state.frontWorkers[player],
    frontMarkers: state.frontMarkers[player],
    reserve: player === viewer || screens === 'open' ? reserveOf(state, player) : null,
    hasBid: bid >= 0,
    bid: player === viewer && bid >= 0 ? BIDS[bid] : null,
    sculptors: state.sculptors[player],
  };
}

function viewHexes(state: State): HexView[] {
  const views: HexView[] = [];
  for (const hex of state.setup.island.hexes) {
    if (isBare(state, hex)) continue;
    const workers = players(state.setup.seats).map((player) => state.workersOn[on(player, hex)]);
    views.push({ hex: HEXES[hex], workers, logs: state.logsOn[hex], felled: state.felled[hex] === 1 });
  }
  return views;
}

function isBare(state: State, hex: Hex): boolean {
  for (let seat = 0; seat < state.setup.seats; seat++) if (state.workersOn[on(seat, hex)] > 0) return false;
  return state.logsOn[hex] === 0 && state.felled[hex] === 0;
}

/** The colour of a base is seen while it is up, by seats that peeked, where bases are shown or are one's own, and at the end. */
function viewAhu(state: State, ahu: Ahu, viewer: Seat): AhuView {
  const { bases, ownBases } = state.setup.options;
  const faceUp = state.moaiOn[ahu] < 0 || state.phase === OVER;
  const isMarked = bases === 'shown' || (ownBases === 'marked' && state.baseOn[ahu] === viewer);
  return {
    ahu: AHUS[ahu],
    owner: faceUp || isMarked || has(state.peeked[ahu], viewer) ? state.baseOn[ahu] : null,
    moai: SIZES[state.moaiOn[ahu]] ?? null,
    capped: state.capped[ahu] === 1,
    peeked: seatsOf(state.peeked[ahu]),
  };
}

function viewObjects(state: State): ObjectView[] {
  const views: ObjectView[] = [];
  for (let object = 0; object < OBJECTS.length; object++) {
    if (state.at[object] < 0) continue;
    views.push({
      object: OBJECTS[object],
      at: HEXES[state.at[object]],
      holder: seatOrNull(state.holder[object]),
      marker: seatOrNull(state.marker[object]),
      trail: state.setup.island.hexes.filter((hex) => hasVisited(state, object, hex)).map((hex: Hex) => HEXES[hex]),
    });
  }
  return views;
}
