/** Everything in the box is somewhere exactly once (G1.1, G1.2). */
import { Malformed, type Seat } from '@ahu/core';
import { wonSoFar } from '../position/objects.ts';
import { on, type State } from '../position/state.ts';
import {
  AHUS,
  BASES,
  HALF_TABLETS,
  HEADDRESS,
  HEX_COUNT,
  KIND_OF,
  KINDS,
  LOGS,
  MARKERS,
  MAX_PLAYERS,
  OBJECTS,
  SEAT_NAMES,
  WORKERS,
} from '../public/vocabulary.ts';

export function auditMaterial(state: State): void {
  for (let seat = 0; seat < state.setup.seats; seat++) auditColour(state, seat);
  auditLogs(state);
  auditKinds(state);
  same('tabletSupply', state.tabletSupply + sum(state.tablets), HALF_TABLETS);
}

function same(what: string, found: number, all: number): void {
  if (found !== all) throw new Malformed(what, `${found} in all places together, there are ${all}`);
}

function sum(cells: Int16Array, from = 0, to = cells.length): number {
  let total = 0;
  for (let i = from; i < to; i++) total += cells[i];
  return total;
}

function count(cells: Int16Array, value: number): number {
  let found = 0;
  for (let i = 0; i < cells.length; i++) if (cells[i] === value) found++;
  return found;
}

function auditColour(state: State, seat: Seat): void {
  const placed = sum(state.workersOn, on(seat, 0), on(seat + 1, 0));
  const workers = state.workers[seat] + state.frontWorkers[seat] + state.urnWorkers[seat] + placed;
  if (workers !== WORKERS) same(`workers of ${SEAT_NAMES[seat]}`, workers, WORKERS);
  const markers = state.markers[seat] + state.frontMarkers[seat] + state.urnMarkers[seat] + count(state.marker, seat);
  if (markers !== MARKERS) same(`markers of ${SEAT_NAMES[seat]}`, markers, MARKERS);
  const bases = state.bases[seat] + count(state.baseOn, seat);
  if (bases !== BASES[state.setup.seats]) same(`bases of ${SEAT_NAMES[seat]}`, bases, BASES[state.setup.seats]);
}

function auditLogs(state: State): void {
  const { logs, logsOn, logSupply, logsGone, felled, setup } = state;
  same('logs', logSupply + logsGone + sum(logs) + sum(logsOn), LOGS);
  let cut = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) if (felled[hex]) cut += setup.island.logs[hex];
  same('logSupply', logSupply + Math.min(cut, LOGS), LOGS);
}

/** What was won is on a hex, or stands on an ahu or on a head. */
function auditKinds(state: State): void {
  const used = [0, 0, 0, 0];
  for (let object = 0; object < OBJECTS.length; object++) if (state.at[object] >= 0) used[KIND_OF[object]]++;
  for (let ahu = 0; ahu < AHUS.length; ahu++) {
    if (state.moaiOn[ahu] >= 0) used[state.moaiOn[ahu]]++;
    used[HEADDRESS] += state.capped[ahu];
  }
  for (let kind = 0; kind < KINDS.length; kind++) same(KINDS[kind], used[kind], wonSoFar(state, kind));
}

/** Colours that nobody plays are left out, in the urn too: nothing could bring them into play (G2.3). */
export function auditUnusedSeats(state: State): void {
  for (let seat = state.setup.seats; seat < MAX_PLAYERS; seat++) {
    const cells =
      state.prestige[seat] +
      state.tablets[seat] +
      state.logs[seat] +
      state.bases[seat] +
      state.sculptors[seat] +
      state.workers[seat] +
      state.frontWorkers[seat] +
      state.urnWorkers[seat] +
      state.order[seat] +
      state.markers[seat] +
      state.frontMarkers[seat] +
      state.urnMarkers[seat] +
      sum(state.workersOn, on(seat, 0), on(seat + 1, 0));
    const named = Math.max(state.sorcerer[seat], state.chief[seat], state.bid[seat]);
    if (cells !== 0 || named >= 0) throw new Malformed(SEAT_NAMES[seat], 'nobody sits there, and yet has something');
  }
}
