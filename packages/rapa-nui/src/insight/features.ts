/** A position in numbers, by what lies open to all: nothing in this game is hidden from a good memory (R10.1). */
import type { Seat } from '@ahu/core';
import { freeAhus } from '../phases/end.ts';
import { VALUES } from '../position/offering-tiles.ts';
import { active, CONVERT, commands, ofColumn, ofImprovement, ofTile, type State } from '../position/state.ts';
import { PHASES } from '../public/phases.ts';
import { HOME } from '../public/spots.ts';
import {
  CARGO,
  COLUMNS,
  FAVOUR,
  FAVOUR_POINTS,
  IMPROVEMENTS,
  MAX_IDLE,
  MAX_PLAYERS,
  OFFERINGS,
  RESOURCES,
  SIZES,
  THRIFT,
  TILES,
} from '../public/vocabulary.ts';
import { estimate, tiles, underWay } from './estimate.ts';
import * as p from './prospects.ts';
import { bestBuy, foresee, heights, outlook, purse, readPurse, readStacks } from './purse.ts';
import { timeLeft } from './worth.ts';

const SHARED = PHASES.length + CARGO.length + 7 + SIZES.length + OFFERINGS.length;
/** Flags are small, or a network that has learnt little plays by them and by nothing else. */
const FLAG = 0.3;
const OWN = TILES.length + COLUMNS + 3;
const PER_PLAYER = 8 + 2 + 2 * IMPROVEMENTS.length + RESOURCES.length + 7 + SIZES.length + RESOURCES.length + 11 + 2;

export const featureCount = (seats: number): number => SHARED + OWN + seats * PER_PLAYER;

/** The features that do not depend on the viewer: the table, and every player in the order of the seats. */
const table = new Float32Array(SHARED);
const playersSeen = new Float32Array(MAX_PLAYERS * PER_PLAYER);

export function features(state: State, seat: Seat, out: Float32Array, again = false): void {
  const { seats } = state.setup;
  const time = timeLeft(state);
  if (!again) look(state, time);
  out.set(table);
  writeOwn(state, seat, time, out, SHARED);
  const first = SHARED + OWN;
  for (let i = 0; i < seats * PER_PLAYER; i++) {
    out[first + i] = playersSeen[(seat * PER_PLAYER + i) % (seats * PER_PLAYER)];
  }
}

function look(state: State, time: number): void {
  readStacks(state);
  p.survey(state);
  writeTable(state, time, table, 0);
  let at = 0;
  for (let player = 0; player < state.setup.seats; player++) at = writePlayer(state, player, time, playersSeen, at);
}

function writeTable(state: State, time: number, out: Float32Array, from: number): void {
  const { seats } = state.setup;
  let at = from;
  out.fill(0, at, at + PHASES.length + CARGO.length);
  out[at + state.phase] = FLAG;
  at += PHASES.length;
  if (state.steps > 0) out[at + state.cargo] = FLAG;
  at += CARGO.length;
  out[at++] = time;
  out[at++] = time === 0 ? 1 : 0;
  out[at++] = Math.min(1, Math.max(0, freeAhus(state) - seats) / (2 * seats));
  out[at++] = state.round / 10;
  out[at++] = state.idle / MAX_IDLE;
  out[at++] = FLAG * state.acted;
  out[at++] = state.pukao / 20;
  for (let size = 0; size < SIZES.length; size++) out[at++] = state.supply[size] / 8;
  for (let offering = 0; offering < OFFERINGS.length; offering++) out[at++] = (FLAG * heights[offering]) / 4;
}

function writeOwn(state: State, seat: Seat, time: number, out: Float32Array, from: number): void {
  let at = from;
  for (let tile = 0; tile < TILES.length; tile++) out[at++] = state.tiles[ofTile(seat, tile)] / 4;
  for (let column = 0; column < COLUMNS; column++) out[at++] = state.sculptors[ofColumn(seat, column)] / 2;
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.setup.seats; other++) {
    if (other !== seat) rival = Math.max(rival, estimates[other]);
  }
  const lead = (estimates[seat] - rival) / 10;
  out[at++] = Math.max(-2, Math.min(2, lead));
  out[at++] = Math.max(-2, Math.min(2, 3 * lead));
  out[at++] = (1 - time) * Math.max(-1, Math.min(1, lead));
}

const estimates = new Float64Array(MAX_PLAYERS);

function writePlayer(state: State, player: Seat, time: number, out: Float32Array, from: number): number {
  readPurse(state, player);
  foresee();
  p.readMoai(state, player);
  const banked = bankedBy(state, player);
  const erected = p.readHarvest(state, player);
  const action = underWay(state, player, time);
  estimates[player] = action + estimate(state, player, time, banked, erected);
  let at = writeTurn(state, player, out, from);
  at = writeMeans(state, player, time, out, at);
  at = writePurse(state, player, time, banked, out, at);
  at = writeProspects(player, erected, out, at);
  out[at++] = action / 14;
  out[at++] = estimates[player] / 50;
  return at;
}

/** When they move, and what they still have to place. */
function writeTurn(state: State, player: Seat, out: Float32Array, from: number): number {
  const { seats } = state.setup;
  const place = state.order.indexOf(player);
  const next = state.track.indexOf(player);
  let at = from;
  out[at++] = state.asked === player ? FLAG : 0;
  out[at++] = state.phase >= CONVERT && active(state) === player ? FLAG : 0;
  out[at++] = place / seats;
  out[at++] = ((place - state.turn + seats) % seats) / seats;
  out[at++] = next < 0 ? 0 : 1 - next / seats;
  out[at++] = state.sorcerer[player] === HOME ? 1 : 0;
  out[at++] = state.passed[player];
  out[at++] = state.villagers[player] / 5;
  return at;
}

/** Tablet, tiles and improvements: worth the more the longer they last. */
function writeMeans(state: State, player: Seat, time: number, out: Float32Array, from: number): number {
  let at = from;
  out[at++] = state.rongo[player];
  out[at++] = tiles(state, player) / 10;
  for (let improvement = 0; improvement < IMPROVEMENTS.length; improvement++) {
    const owned = state.improvements[ofImprovement(player, improvement)];
    out[at++] = owned;
    out[at++] = owned * time;
  }
  return at;
}

/** Points banked, points that the resources are, and points that they could become. */
function writePurse(state: State, player: Seat, time: number, banked: number, out: Float32Array, from: number): number {
  let at = from;
  let total = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    total += purse[resource];
    out[at++] = purse[resource] / 5;
  }
  out[at++] = banked / 50;
  out[at++] = (banked + total) / 50;
  out[at++] = outlook.offerings / 4;
  out[at++] = outlook.profit / 20;
  out[at++] = (outlook.profit * time) / 20;
  const thrifty = commands(state, player, THRIFT);
  out[at++] = bestBuy(false) / 12;
  out[at++] = thrifty ? bestBuy(true) / 12 : 0;
  return at;
}

/** Offerings, and what Favour and an unused tablet are worth at the end, which is the same (R9.3). */
function bankedBy(state: State, player: Seat): number {
  let banked = FAVOUR_POINTS * (state.tiles[ofTile(player, FAVOUR)] + state.rongo[player]);
  for (let tile = 0; tile < VALUES.length; tile++) if (state.takenBy[tile] === player) banked += VALUES[tile];
  return banked;
}

function writeProspects(player: Seat, erected: number, out: Float32Array, from: number): number {
  let at = from;
  for (let size = 0; size < SIZES.length; size++) out[at++] = p.moai[size] / 2;
  for (let kind = 0; kind < RESOURCES.length; kind++) out[at++] = p.harvest[kind] / 5;
  out[at++] = erected / 3;
  out[at++] = p.standing[player] / 4;
  out[at++] = p.tired[player] / 4;
  out[at++] = p.erectable[player] / 3;
  out[at++] = p.hopedErectable[player] / 3;
  out[at++] = p.cappable[player] / 3;
  out[at++] = p.hopedCappable[player] / 3;
  out[at++] = Math.min(p.hopedCappable[player], outlook.offerings) / 3;
  out[at++] = p.tileLure[player] / 5;
  out[at++] = p.tollsNear[player] / 4;
  out[at++] = p.tollsFar[player] / 4;
  return at;
}
