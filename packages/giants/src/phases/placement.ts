/** Phase 3: pieces, logs and actions on the island. */
import { only, type RuleId, type Seat } from '@ahu/core';
import { nextToAct, on, type State } from '../position/state.ts';
import { type Action, CHIEF_ACTION_PRICE, type Hex, NONE, RESERVE } from '../public/vocabulary.ts';
import { breaksAction, doAction } from './actions.ts';
import { startTransport } from './beginnings.ts';

/** Until all have passed for good (G3.9). */
function askNext(state: State): void {
  const next = nextToAct(state);
  if (next < 0) startTransport(state);
  else state.asked = next;
}

const lacksLogs = (state: State, seat: Seat, logs: number): boolean => logs > state.logs[seat];

export function breaksPlaceWorker(state: State, seat: Seat, hex: Hex, logs: number): RuleId | undefined {
  if (state.workers[seat] === 0 || lacksLogs(state, seat, logs)) return 'G3.10';
  return breaksAction(state, seat, hex, NONE);
}

export function placeWorker(state: State, seat: Seat, hex: Hex, logs: number): void {
  state.workers[seat]--;
  state.workersOn[on(seat, hex)]++;
  layLogs(state, seat, hex, logs);
  askNext(state);
}

function layLogs(state: State, seat: Seat, hex: Hex, logs: number): void {
  state.logs[seat] -= logs;
  state.logsOn[hex] += logs;
}

export function breaksPlaceSorcerer(
  state: State,
  seat: Seat,
  hex: Hex,
  logs: number,
  action: Action,
): RuleId | undefined {
  if (state.sorcerer[seat] !== RESERVE || lacksLogs(state, seat, logs)) return action === NONE ? 'G3.10' : 'G3.11';
  return breaksAction(state, seat, hex, action);
}

export function placeSorcerer(state: State, seat: Seat, hex: Hex, logs: number, action: Action): void {
  state.sorcerer[seat] = hex;
  layLogs(state, seat, hex, logs); // before the gain (G3.17)
  doAction(state, seat, hex, action);
  askNext(state);
}

export function breaksPlaceChief(state: State, seat: Seat, hex: Hex, action: Action): RuleId | undefined {
  if (state.chief[seat] !== RESERVE) return action === NONE ? 'G3.10' : 'G3.12';
  if (action !== NONE && state.tablets[seat] < CHIEF_ACTION_PRICE) return 'G3.12';
  return breaksAction(state, seat, hex, action);
}

export function placeChief(state: State, seat: Seat, hex: Hex, action: Action): void {
  state.chief[seat] = hex;
  if (action !== NONE) {
    state.tablets[seat] -= CHIEF_ACTION_PRICE;
    state.tabletSupply += CHIEF_ACTION_PRICE;
    doAction(state, seat, hex, action);
  }
  askNext(state);
}

export function breaksTakeTablet(state: State, seat: Seat): RuleId | undefined {
  return state.markers[seat] > 0 && state.tabletSupply > 0 ? undefined : 'G3.13';
}

export function takeTablet(state: State, seat: Seat): void {
  state.markers[seat]--;
  state.frontMarkers[seat]++;
  state.tabletSupply--;
  state.tablets[seat]++;
  askNext(state);
}

export function passPlacement(state: State, seat: Seat): void {
  state.passed |= only(seat);
  askNext(state);
}
