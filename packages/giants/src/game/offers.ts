/** All legal moves of a moment in ascending order: what is at hand, each asked of the rule that judges it. */
import { has, type RuleId, type Seat } from '@ahu/core';
import { breaksBid, breaksPick } from '../phases/auction.ts';
import { breaksRoll } from '../phases/dice.ts';
import { breaksMarkAtQuarry, breaksRecover } from '../phases/end-of-round.ts';
import { breaksPeek } from '../phases/peek.ts';
import { breaksPlaceChief, breaksPlaceSorcerer, breaksPlaceWorker, breaksTakeTablet } from '../phases/placement.ts';
import {
  breaksCapHere,
  breaksCarry,
  breaksErectHere,
  breaksLeave,
  breaksMarkHere,
  breaksPay,
  breaksPutBack,
  breaksStep,
} from '../phases/transport.ts';
import * as m from '../position/moves.ts';
import {
  BID,
  CARRY,
  CREW,
  DRAW,
  PICK,
  PLACE,
  QUARRY,
  RECOVER,
  REVEAL,
  ROLL,
  type State,
  TRANSPORT,
  toMove,
} from '../position/state.ts';
import { bidOf } from '../public/bids.ts';
import { NEIGHBOURS } from '../public/neighbours.ts';
import { PAYMENTS } from '../public/payments.ts';
import { ACTIONS, AHUS_PER_HEX, FACES, MAX_LOGS_PLACED, NONE, OBJECTS, RESERVE, SIZES } from '../public/vocabulary.ts';

/** Writes the moves into `out` and returns how many. */
export function offers(state: State, seat: Seat, out: Int32Array): number {
  list.begin(out);
  if (has(toMove(state), seat)) listAsked(state, seat, list);
  if (seat < state.setup.seats && state.tablets[seat] > 0) {
    for (const ahu of state.setup.island.ahus) list.add(m.PEEKS, ahu, breaksPeek(state, seat, ahu));
  }
  return list.length;
}

class List {
  length = 0;
  #out: Int32Array = new Int32Array(0);

  begin(out: Int32Array): void {
    this.#out = out;
    this.length = 0;
  }

  /** Unless a rule is broken. */
  add(verb: number, argument: number, broken: RuleId | undefined): void {
    if (broken === undefined) this.#out[this.length++] = m.moveOf(verb, argument);
  }
}

// One for all, so that a search allocates nothing for each position.
const list = new List();

function listAsked(state: State, seat: Seat, list: List): void {
  switch (state.phase) {
    case DRAW:
      for (let first = 0; first < state.setup.seats; first++) list.add(m.DRAWS, first, undefined);
      return;
    case ROLL:
      for (let face = 0; face < FACES; face++) list.add(m.ROLLS, face, breaksRoll(state, face));
      return;
    case BID:
      return listBids(state, seat, list);
    case REVEAL:
      return list.add(m.REVEALS, state.bid[seat], undefined);
    case PICK:
      for (let kind = 0; kind < SIZES.length; kind++) list.add(m.PICKS, kind, breaksPick(state, seat, kind));
      return list.add(m.DECLINES, 0, undefined);
    case PLACE:
      return listPlacements(state, seat, list);
    case TRANSPORT:
      listObjects(state, seat, list, m.CARRIES, breaksCarry);
      return list.add(m.PASSES, 0, undefined);
    case CARRY:
      return listCarry(state, seat, list);
    case CREW:
      for (let paid = 0; paid < PAYMENTS.length; paid++) list.add(m.PAYS, paid, breaksPay(state, seat, paid));
      return;
    case QUARRY:
      listObjects(state, seat, list, m.MARKS_AT_QUARRY, breaksMarkAtQuarry);
      return list.add(m.LEAVES_AT_QUARRY, 0, undefined);
    case RECOVER:
      listObjects(state, seat, list, m.RECOVERS, breaksRecover);
      return list.add(m.KEEPS_MARKERS, 0, undefined);
  }
}

function listBids(state: State, seat: Seat, list: List): void {
  for (let markers = 0; markers <= state.markers[seat]; markers++) {
    for (let workers = 0; workers <= state.workers[seat]; workers++) {
      for (let masters = 0; masters < 4; masters++) {
        const bid = bidOf(markers, workers, masters >> 1, masters & 1);
        list.add(m.BIDS_SEALED, bid, breaksBid(state, seat, bid));
      }
    }
  }
}

function listPlacements(state: State, seat: Seat, list: List): void {
  const logs = Math.min(MAX_LOGS_PLACED, state.logs[seat]);
  if (state.workers[seat] > 0) listWorker(state, seat, list, logs);
  if (state.sorcerer[seat] === RESERVE) listSorcerer(state, seat, list, logs);
  if (state.chief[seat] === RESERVE) listChief(state, seat, list);
  list.add(m.TAKES_TABLET, 0, breaksTakeTablet(state, seat));
  list.add(m.PASSES, 0, undefined);
}

function listWorker(state: State, seat: Seat, list: List, mostLogs: number): void {
  for (let logs = 0; logs <= mostLogs; logs++) {
    for (const hex of state.setup.island.hexes) {
      list.add(m.PLACES_WORKER, m.workerAt(hex, logs), breaksPlaceWorker(state, seat, hex, logs));
    }
  }
}

function listSorcerer(state: State, seat: Seat, list: List, mostLogs: number): void {
  for (let action = NONE; action < ACTIONS.length; action++) {
    for (let logs = 0; logs <= mostLogs; logs++) {
      for (const hex of state.setup.island.hexesWith[action]) {
        const broken = breaksPlaceSorcerer(state, seat, hex, logs, action);
        list.add(m.PLACES_SORCERER, m.sorcererAt(hex, logs, action), broken);
      }
    }
  }
}

function listChief(state: State, seat: Seat, list: List): void {
  for (let action = NONE; action < ACTIONS.length; action++) {
    for (const hex of state.setup.island.hexesWith[action]) {
      list.add(m.PLACES_CHIEF, m.chiefAt(hex, action), breaksPlaceChief(state, seat, hex, action));
    }
  }
}

function listObjects(
  state: State,
  seat: Seat,
  list: List,
  verb: number,
  breaks: (state: State, seat: Seat, object: number) => RuleId | undefined,
): void {
  for (let object = 0; object < OBJECTS.length; object++) {
    if (state.at[object] >= 0) list.add(verb, object, breaks(state, seat, object));
  }
}

function listCarry(state: State, seat: Seat, list: List): void {
  const { neighbours } = state.setup.island;
  const first = state.at[state.carried] * NEIGHBOURS;
  list.add(m.PUTS_BACK, 0, breaksPutBack(state));
  for (let i = first; i < first + NEIGHBOURS && neighbours[i] >= 0; i++) {
    list.add(m.STEPS, neighbours[i], breaksStep(state, seat, neighbours[i]));
  }
  for (let slot = 0; slot < AHUS_PER_HEX; slot++) list.add(m.ERECTS, slot, breaksErectHere(state, seat, slot));
  for (let slot = 0; slot < AHUS_PER_HEX; slot++) list.add(m.CAPS, slot, breaksCapHere(state, seat, slot));
  list.add(m.MARKS, 0, breaksMarkHere(state, seat));
  list.add(m.LEAVES, 0, breaksLeave(state));
}
