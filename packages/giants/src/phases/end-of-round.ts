/** The end of phase 4, and phase 5. */
import type { RuleId, Seat } from '@ahu/core';
import { breaksMark, mark } from '../position/objects.ts';
import { hasMoved, nextSeat, OVER, on, QUARRY, RECOVER, type State } from '../position/state.ts';
import { LAST_ROUND, OBJECTS, type ObjectId, RESERVE } from '../public/vocabulary.ts';
import { startRound } from './beginnings.ts';

/** Asks for markers on what was won and never moved, in turn order (G3.34). */
export function startQuarry(state: State): void {
  state.phase = QUARRY;
  state.passed = 0;
  askForMarks(state, state.first);
}

function askForMarks(state: State, from: Seat): void {
  const seat = firstWho(state, from, asksForMark);
  if (seat < 0) endTransport(state);
  else state.asked = seat;
}

/** From a seat on to the last in turn order; −1 if there is nobody. */
function firstWho(state: State, from: Seat, can: (state: State, seat: Seat) => boolean): Seat {
  let seat = from;
  do {
    if (can(state, seat)) return seat;
    seat = nextSeat(state, seat);
  } while (seat !== state.first);
  return -1;
}

export function asksForMark(state: State, seat: Seat): boolean {
  for (let object = 0; object < OBJECTS.length; object++) {
    if (breaksMarkAtQuarry(state, seat, object) === undefined) return true;
  }
  return false;
}

export function breaksMarkAtQuarry(state: State, seat: Seat, object: ObjectId): RuleId | undefined {
  if (state.holder[object] !== seat || hasMoved(state, object)) return 'G3.34';
  return breaksMark(state, seat, object);
}

export function markAtQuarry(state: State, seat: Seat, object: ObjectId): void {
  mark(state, seat, object);
  askForMarks(state, seat);
}

export function leaveAtQuarry(state: State, seat: Seat): void {
  const next = nextSeat(state, seat);
  if (next === state.first) endTransport(state);
  else askForMarks(state, next);
}

function endTransport(state: State): void {
  state.idleRounds = state.exhausted && !state.progress ? state.idleRounds + 1 : 0;
  if (isLastRound(state)) {
    state.phase = OVER;
    state.asked = state.first;
    return;
  }
  returnPieces(state);
  state.phase = RECOVER;
  askForRecoveries(state, state.first);
}

const MOST_IDLE_ROUNDS = 2;

export function isLastRound(state: State): boolean {
  if (state.round >= LAST_ROUND || state.idleRounds >= MOST_IDLE_ROUNDS) return true; // G4.4
  for (let seat = 0; seat < state.setup.seats; seat++) if (hasErectedAll(state, seat)) return true;
  return false;
}

/** Moai on all of their bases; an ahu that is only reserved does not count (G4.1). */
export function hasErectedAll(state: State, seat: Seat): boolean {
  if (state.bases[seat] > 0) return false;
  for (const ahu of state.setup.island.ahus) if (state.baseOn[ahu] === seat && state.moaiOn[ahu] < 0) return false;
  return true;
}

/** G3.36 */
function returnPieces(state: State): void {
  for (let seat = 0; seat < state.setup.seats; seat++) {
    for (const hex of state.setup.island.hexes) state.workers[seat] += state.workersOn[on(seat, hex)];
    state.workers[seat] += state.frontWorkers[seat];
    state.markers[seat] += state.frontMarkers[seat];
    state.sorcerer[seat] = RESERVE;
    state.chief[seat] = RESERVE;
  }
  state.workersOn.fill(0);
  state.frontWorkers.fill(0);
  state.frontMarkers.fill(0);
  for (const hex of state.setup.island.hexes) state.logsGone += state.logsOn[hex];
  state.logsOn.fill(0);
  state.holder.fill(-1);
  state.trail.fill(0);
}

function askForRecoveries(state: State, from: Seat): void {
  const seat = firstWho(state, from, asksForRecovery);
  if (seat < 0) endRound(state);
  else state.asked = seat;
}

export const asksForRecovery = (state: State, seat: Seat): boolean => state.marker.includes(seat);

export function breaksRecover(state: State, seat: Seat, object: ObjectId): RuleId | undefined {
  return state.marker[object] === seat ? undefined : 'G3.36';
}

export function recover(state: State, seat: Seat, object: ObjectId): void {
  state.marker[object] = -1;
  state.markers[seat]++;
  askForRecoveries(state, seat);
}

export function keepMarkers(state: State, seat: Seat): void {
  const next = nextSeat(state, seat);
  if (next === state.first) endRound(state);
  else askForRecoveries(state, next);
}

function endRound(state: State): void {
  state.first = nextSeat(state, state.first); // G3.37
  state.asked = state.first;
  state.round++;
  startRound(state);
}
