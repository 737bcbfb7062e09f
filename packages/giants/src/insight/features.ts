/** A position as numbers, as one seat knows it. */
import { has, type Seat } from '@ahu/core';
import { PICK, PLACE, type State } from '../position/state.ts';
import { BID_PARTS, sculptorsOf } from '../public/bids.ts';
import { PHASES } from '../public/phases.ts';
import {
  HEADDRESS,
  isMoai,
  KIND_OF,
  KINDS,
  MARKERS,
  MAX_PLAYERS,
  SIZES,
  sizeOf,
  WORKERS,
} from '../public/vocabulary.ts';
import { outlookOf } from './memory.ts';
import type { Outlook } from './outlook.ts';
import type { Survey } from './survey.ts';

const PER_PLAYER = 41 + KINDS.length;
const SHARED = PHASES.length + SIZES.length + KINDS.length + 35;

export const featureCount = (seats: number): number => seats * PER_PLAYER + SHARED;

/** Of the position being written. */
let outlook: Outlook;
let survey: Survey;
/** By seat: a guess at the points in the end. */
const forecast = new Float32Array(MAX_PLAYERS);

/** Where the next number goes. */
let row: Float32Array = new Float32Array(0);
let at = 0;

function write(value: number): void {
  row[at++] = value;
}

export function features(state: State, seat: Seat, out: Float32Array): void {
  const { seats } = state.setup;
  row = out;
  at = 0;
  outlook = outlookOf(state, seat);
  survey = outlook.survey;
  writeTable(state);
  writeAuction(state, seat);
  writeProspects(state, seat);
  writeLeads(state, seat);
  for (let i = 0; i < seats; i++) {
    const player = (seat + i) % seats;
    writeTurn(state, player);
    writeMeans(state, player);
    writePoints(state, player);
    writePlans(player);
  }
}

function writeTable(state: State): void {
  for (let phase = 0; phase < PHASES.length; phase++) write(state.phase === phase ? 1 : 0);
  write(state.round / 10);
  for (let kind = 0; kind < KINDS.length; kind++) write(state.supply[kind] / 12);
  write(state.exhausted);
  write(state.logSupply / 27);
  write(state.tabletSupply / 30);
  write(state.tabletSupply < 6 ? 1 : 0);
  write(survey.freeAhus / 30);
  write(survey.farAhus / 14);
  write(survey.freeValue / 160);
}

/** The moai on the tile, and what one's own bid or sculptors can make of them. */
function writeAuction(state: State, seat: Seat): void {
  let weight = 0;
  for (let kind = 0; kind < SIZES.length; kind++) {
    write(state.tile[kind] / 2);
    weight += state.tile[kind] * sizeOf(kind);
  }
  const bid = state.bid[seat];
  const parts = BID_PARTS[Math.max(0, bid)];
  const sculptors = state.phase === PICK ? state.sculptors[seat] : sculptorsOf(parts);
  write(bid >= 0 ? 1 : 0);
  write(parts.markers / 3);
  write(parts.workers / 3);
  write(parts.sorcerer);
  write(parts.chief);
  write(sculptors / 4);
  write(Math.max(0, sculptors - weight) / 3);
  let most = 0;
  for (let kind = 0; kind < SIZES.length; kind++) {
    if (state.tile[kind] > 0 && sizeOf(kind) <= sculptors) most = Math.max(most, outlook.ofNew[kind]);
  }
  write(most / 20);
}

function writeProspects(state: State, seat: Seat): void {
  for (let kind = 0; kind < SIZES.length; kind++) write(outlook.ofNew[kind] / 20);
  write(outlook.ofNew[HEADDRESS] / 10);
  write(Math.min(1, outlook.abandoned / 4));
  write(outlook.bestAbandoned / 15);
  const carried = state.asked === seat ? state.carried : -1;
  write(carried >= 0 ? 1 : 0);
  write(carried >= 0 ? outlook.pointsOf[carried] / 20 : 0);
  write(carried >= 0 ? outlook.promiseOf[carried] / 20 : 0);
  write(carried >= 0 && isMoai(KIND_OF[carried]) ? 1 : 0);
  write(carried >= 0 ? state.steps / 6 : 0);
  write(state.timesPutBack / 3);
  write(survey.roundsLeft / 10);
}

/** What one is ahead of the best rival: in points, with what can be raised now, and by the forecast. */
function writeLeads(state: State, seat: Seat): void {
  const left = survey.roundsLeft;
  let rival = 0;
  let rivalNow = 0;
  let rivalLater = 0;
  for (let player = 0; player < state.setup.seats; player++) {
    forecast[player] = forecastOf(state, player, left);
    if (player === seat) continue;
    rival = Math.max(rival, survey.score[player]);
    rivalNow = Math.max(rivalNow, expected(player));
    rivalLater = Math.max(rivalLater, forecast[player]);
  }
  writeLead(survey.score[seat] - rival);
  writeLead(expected(seat) - rivalNow);
  writeLead(forecast[seat] - rivalLater);
}

/** A guess at the points in the end, from what is under way and what there is to go on with. */
function forecastOf(state: State, seat: Seat, left: number): number {
  const workers = WORKERS - state.urnWorkers[seat];
  const markers = (MARKERS - state.urnMarkers[seat]) * Math.min(1, state.tabletSupply / 10);
  const underWay = outlook.promises[seat] + outlook.wages[seat];
  const atHand = (state.tablets[seat] % 2) + handy(state, seat);
  return survey.score[seat] + 0.8 * underWay + 0.4 * left * (workers + markers) + atHand + 0.25 * survey.bare[seat];
}

/** Pieces, markers and logs that can still be used in this round. */
const handy = (state: State, seat: Seat): number =>
  0.5 * outlook.means.pieces[seat] +
  (state.phase <= PLACE ? outlook.means.markers[seat] : 0) +
  0.3 * outlook.means.logs[seat];

/** Points when all that can be raised now is raised. */
const expected = (seat: Seat): number => survey.score[seat] + outlook.points[seat] + outlook.wages[seat];

/** Plainly, and bent so that a small lead counts as well. */
function writeLead(lead: number): void {
  write(lead / 40);
  write(lead / (10 + Math.abs(lead)));
}

function writeTurn(state: State, player: Seat): void {
  const { seats } = state.setup;
  write(state.asked === player ? 1 : 0);
  write(has(state.passed, player) ? 1 : 0);
  write(((player - state.first + seats) % seats) / seats);
  write(state.sculptors[player] / 4);
  write(state.phase === PICK ? (seats - rankOf(state, player)) / seats : 0);
  write(state.frontMarkers[player] / 3);
  write(state.frontWorkers[player] / 3);
}

function rankOf(state: State, player: Seat): number {
  for (let rank = 0; rank < state.setup.seats; rank++) if (state.order[rank] === player) return rank;
  return 0;
}

function writeMeans(state: State, player: Seat): void {
  const { means, carriers } = outlook;
  write(means.workers[player] / 4);
  write(1 - state.urnWorkers[player] / WORKERS);
  write(means.markers[player] / 4);
  write(1 - state.urnMarkers[player] / MARKERS);
  write(means.sorcerer[player]);
  write(means.chief[player]);
  write(means.logs[player] / 6);
  write(carriers.placed[player] / 6);
  write(state.bases[player] / 7);
  write(survey.unfilled[player] / 7);
  write(survey.unfilled[player] <= 1 ? 1 : 0);
  write(survey.unfilled[player] <= 2 ? 1 : 0);
  write(survey.unfilled[player] <= outlook.moaiNow[player] ? 1 : 0);
  write(state.tablets[player] / 8);
  write((state.tablets[player] % 2) / 2);
}

function writePoints(state: State, player: Seat): void {
  write(survey.score[player] / 50);
  write(survey.moai[player] / 50);
  write(survey.headdresses[player] / 20);
  write(state.prestige[player] / 20);
  write(survey.bare[player] / 20);
  write(survey.reserved[player] / 15);
  for (let kind = 0; kind < KINDS.length; kind++) write(survey.objects(player, kind) / 2);
  write(survey.marked[player] / 3);
}

function writePlans(player: Seat): void {
  write(outlook.points[player] / 25);
  write(outlook.highest[player] / 20);
  write(outlook.moaiNow[player] / 2);
  write(outlook.tolls[player] / 8);
  write(outlook.wages[player] / 8);
  write(outlook.promises[player] / 25);
  write(outlook.soon[player] / 25);
  write(outlook.best[player] / 20);
  write(outlook.lacking[player] / 6);
  write(expected(player) / 50);
  write(forecast[player] / 80);
  write(Math.max(0, outlook.means.pieces[player] - outlook.lacking[player]) / 6);
}
