/** G5: what each seat sees of a move and of the position, and the worlds it must hold possible. */
import { EVERYBODY, has, listOf, type Move, only, players, type Seat, type SeatSet, seatsOf } from '@ahu/core';
import { BIDS } from './bids.ts';
import { BIDS_SEALED, VERB_OF } from './moves.ts';
import { accountOf } from './score.ts';
import { hasVisited, type Options, OVER, on, PHASES, type Phase, type State } from './state.ts';
import { AHUS, type Ahu, HEXES, type Hex, OBJECTS, PLACES, SIZES } from './vocabulary.ts';

/** Behind a screen. */
export interface Reserve {
  readonly workers: number;
  readonly markers: number;
  readonly bases: number;
  readonly logs: number;
}

export interface PlayerView {
  /** Scored in transports; and with the open score also for moai (G4.5). */
  readonly prestige: number;
  readonly openScore: number | null;
  readonly tablets: number;
  /** A hex, `reserve` or `front`. */
  readonly sorcerer: string;
  readonly chief: string;
  readonly frontWorkers: number;
  readonly frontMarkers: number;
  /** One's own, or everybody's where screens are open (G5.1). */
  readonly reserve: Reserve | null;
  /** Whether a bid is in and not revealed yet; which one only if it is one's own (G3.3). */
  readonly hasBid: boolean;
  readonly bid: string | null;
  readonly sculptors: number;
}

/** A hex where something stands or a forest was felled. */
export interface HexView {
  readonly hex: string;
  readonly workers: readonly number[];
  readonly logs: number;
  readonly felled: boolean;
}

/** An ahu with a base on it: colour up while it is only reserved. */
export interface AhuView {
  readonly ahu: string;
  readonly owner: Seat | null;
  readonly moai: string | null;
  readonly capped: boolean;
  readonly peeked: readonly Seat[];
}

/** A moai or headdress neither erected nor placed yet. */
export interface ObjectView {
  readonly object: string;
  readonly at: string;
  readonly holder: Seat | null;
  readonly marker: Seat | null;
  /** Where it has been in this round, once it has moved. */
  readonly trail: readonly string[];
}

export interface View {
  readonly seat: Seat;
  readonly setup: { readonly seats: number; readonly options: Options };
  readonly phase: Phase;
  readonly round: number;
  readonly first: Seat;
  readonly asked: Seat;
  readonly passed: readonly Seat[];
  readonly rolled: number;
  readonly exhausted: boolean;
  readonly progress: boolean;
  readonly idleRounds: number;
  /** In the order of KINDS and of SIZES. */
  readonly supply: readonly number[];
  readonly tile: readonly number[];
  readonly lost: readonly number[];
  readonly logSupply: number;
  readonly logsGone: number;
  readonly tabletSupply: number;
  /** In an auction: the order of choice, and how far it has come. */
  readonly order: readonly Seat[];
  readonly turn: number;
  readonly players: readonly PlayerView[];
  readonly hexes: readonly HexView[];
  readonly ahus: readonly AhuView[];
  readonly objects: readonly ObjectView[];
  readonly carried: string | null;
  readonly steps: number;
  readonly entering: string | null;
  readonly timesPutBack: number;
  readonly memory: Memory;
}

/**
 * What a player who forgets nothing knows besides: only bids are ever made in secret (G5.1). A page does not show
 * this; a bot may use it.
 */
export interface Memory {
  readonly reserves: readonly Reserve[];
  readonly urns: readonly { readonly workers: number; readonly markers: number }[];
  /** The owner of each ahu that the view lists. */
  readonly owners: readonly Seat[];
}

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

/** The colour of a base is seen while it is up, by whoever peeked, where bases are shown, and at the end. */
function viewAhu(state: State, ahu: Ahu, viewer: Seat): AhuView {
  const { bases } = state.setup.options;
  const faceUp = state.moaiOn[ahu] < 0 || state.phase === OVER;
  return {
    ahu: AHUS[ahu],
    owner: faceUp || bases === 'shown' || has(state.peeked[ahu], viewer) ? state.baseOn[ahu] : null,
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
