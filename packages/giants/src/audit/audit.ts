/** What holds of every position that can come about; `load` refuses all others. */
import { demand, demandRange, Malformed } from '@ahu/core';
import { wonSoFar } from '../position/objects.ts';
import { hasVisited, OVER, on, type State, trailLength } from '../position/state.ts';
import { offersAt } from '../public/island.ts';
import {
  AHUS,
  FIRST_OF,
  FOREST,
  HEX_COUNT,
  HEXES,
  type Hex,
  KIND_OF,
  LAST_ROUND,
  MAX_LOGS_PLACED,
  MOST_PUT_BACK,
  NONE,
  OBJECTS,
  type ObjectId,
} from '../public/vocabulary.ts';
import { auditPhase } from './audit-phase.ts';
import { auditPrestige } from './audit-prestige.ts';
import { auditMaterial, auditUnusedSeats } from './conservation.ts';

export function audit(state: State): void {
  auditNumbers(state);
  auditCounts(state);
  auditHexes(state);
  auditAhus(state);
  for (let object = 0; object < OBJECTS.length; object++) auditObject(state, object);
  auditUnusedSeats(state);
  auditMaterial(state);
  auditPhase(state);
  auditPrestige(state);
}

function auditNumbers(state: State): void {
  const { seats } = state.setup;
  demandRange(state.phase, 'phase', 0, OVER);
  demandRange(state.round, 'round', 1, LAST_ROUND);
  demandRange(state.first, 'first', 0, seats - 1);
  demandRange(state.asked, 'asked', 0, seats - 1);
  demandRange(state.passed, 'passed', 0, (1 << seats) - 1);
  demandRange(state.rolled, 'rolled', 0, seats);
  demandRange(state.exhausted, 'exhausted', 0, 1);
  demandRange(state.progress, 'progress', 0, 1);
  demandRange(state.idleRounds, 'idleRounds', 0, 2);
  demandRange(state.turn, 'turn', 0, seats - 1);
  demandRange(state.steps, 'steps', 0, HEX_COUNT);
  demandRange(state.timesPutBack, 'timesPutBack', 0, MOST_PUT_BACK);
}

const COUNTS = [
  'supply',
  'tile',
  'lost',
  'prestige',
  'tablets',
  'workers',
  'markers',
  'bases',
  'logs',
  'frontWorkers',
  'frontMarkers',
  'urnWorkers',
  'urnMarkers',
  'sculptors',
  'order',
  'workersOn',
  'logsOn',
] as const;

function auditCounts(state: State): void {
  for (const name of COUNTS) {
    const cells = state[name];
    for (let i = 0; i < cells.length; i++) if (cells[i] < 0) throw new Malformed(name, 'is negative');
  }
  for (const name of ['logSupply', 'logsGone', 'tabletSupply'] as const) demand(state[name] >= 0, name, 'is negative');
}

const isLand = (state: State, hex: Hex): boolean => state.setup.island.offers[offersAt(hex, NONE)] === 1;

function auditHexes(state: State): void {
  const { island, seats } = state.setup;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    demandRange(state.felled[hex], 'felled', 0, island.offers[offersAt(hex, FOREST)]);
    if (state.logsOn[hex] > 0) demandRange(state.logsOn[hex], 'logsOn', 0, MAX_LOGS_PLACED * logPlacersOn(state, hex));
    if (isLand(state, hex)) continue;
    let found = state.logsOn[hex];
    for (let seat = 0; seat < seats; seat++) found += state.workersOn[on(seat, hex)];
    if (found > 0) throw new Malformed(HEXES[hex], 'is not on this board');
  }
  for (let seat = 0; seat < seats; seat++) {
    for (const place of [state.sorcerer[seat], state.chief[seat]]) {
      demand(place >= HEX_COUNT || (place >= 0 && isLand(state, place)), 'sorcerer or chief', 'is not at the table');
    }
  }
}

/** Logs come along with a worker or a sorcerer, who stays (G3.10). */
function logPlacersOn(state: State, hex: Hex): number {
  let placers = 0;
  for (let seat = 0; seat < state.setup.seats; seat++) {
    placers += state.workersOn[on(seat, hex)] + (state.sorcerer[seat] === hex ? 1 : 0);
  }
  return placers;
}

function auditAhus(state: State): void {
  const { island, seats } = state.setup;
  for (let ahu = 0; ahu < AHUS.length; ahu++) {
    const [owner, moai] = [state.baseOn[ahu], state.moaiOn[ahu]];
    const standing = moai >= 0 ? 1 : 0;
    const fits =
      owner < seats &&
      (owner < 0 || island.moaiValue[ahu] > 0) &&
      (moai < 0 || owner >= 0) &&
      inRange(state.capped[ahu], standing) &&
      inRange(state.peeked[ahu], standing * ((1 << seats) - 1));
    if (!fits) throw new Malformed(AHUS[ahu], 'bears more than an ahu can: a base first, a moai, then a headdress');
  }
}

const inRange = (value: number, max: number): boolean => value >= 0 && value <= max;

function auditObject(state: State, object: ObjectId): void {
  const kind = KIND_OF[object];
  const [at, holder, marker] = [state.at[object], state.holder[object], state.marker[object]];
  const trail = trailLength(state, object);
  const name = OBJECTS[object];
  if (at < 0) {
    demand(holder < 0 && marker < 0 && trail === 0, name, 'is not on the board and yet somebody has it');
    return;
  }
  demand(isLand(state, at), name, 'is not on the board');
  demand(object - FIRST_OF[kind] < wonSoFar(state, kind), name, 'has not been won yet');
  demand(holder < state.setup.seats && marker < state.setup.seats, name, 'belongs to nobody at the table');
  demand(holder < 0 || marker < 0 || holder === marker, name, 'belongs to two players');
  if (trail > 0) auditTrail(state, object, trail);
}

function auditTrail(state: State, object: ObjectId, length: number): void {
  demand(length > 1 && hasVisited(state, object, state.at[object]), OBJECTS[object], 'is not at the end of its trail');
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const crossed = hasVisited(state, object, hex);
    demand(!crossed || isLand(state, hex), OBJECTS[object], 'has a trail off the board');
  }
}
