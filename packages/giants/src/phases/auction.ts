/** Phase 2: sealed bids, their reveal, and the choice of moai. */
import { has, only, type RuleId, type Seat } from '@ahu/core';
import { win } from '../position/objects.ts';
import { nextSeat, PICK, REVEAL, type State } from '../position/state.ts';
import { BID_PARTS, type Bid, sculptorsOf } from '../public/bids.ts';
import { FRONT, type Kind, RESERVE, SIZES, sizeOf } from '../public/vocabulary.ts';
import { startPlacement } from './beginnings.ts';

export function breaksBid(state: State, seat: Seat, bid: Bid): RuleId | undefined {
  const { markers, workers, sorcerer, chief } = BID_PARTS[bid];
  if (markers > state.markers[seat] || workers > state.workers[seat]) return 'G3.3';
  if (sorcerer && state.sorcerer[seat] !== RESERVE) return 'G3.3';
  if (chief && state.chief[seat] !== RESERVE) return 'G3.3';
  return undefined;
}

export function placeBid(state: State, seat: Seat, bid: Bid): void {
  state.bid[seat] = bid;
  for (let other = 0; other < state.setup.seats; other++) if (state.bid[other] < 0) return;
  state.phase = REVEAL;
  state.asked = state.first;
}

export function breaksReveal(state: State, seat: Seat, bid: Bid): RuleId | undefined {
  return state.bid[seat] === bid ? undefined : 'G3.3';
}

export function reveal(state: State, seat: Seat): void {
  const parts = BID_PARTS[state.bid[seat]];
  state.bid[seat] = -1;
  state.markers[seat] -= parts.markers;
  state.frontMarkers[seat] = parts.markers;
  state.workers[seat] -= parts.workers;
  state.frontWorkers[seat] = parts.workers;
  if (parts.sorcerer) state.sorcerer[seat] = FRONT;
  if (parts.chief) state.chief[seat] = FRONT;
  state.sculptors[seat] = sculptorsOf(parts);
  state.asked = nextSeat(state, seat);
  if (state.asked === state.first) startPicking(state);
}

function startPicking(state: State): void {
  rankBidders(state);
  state.phase = PICK;
  state.passed = 0;
  askPicker(state, 0);
}

/** Sorts by insertion in turn order, so that equals stay in it (G3.5). */
function rankBidders(state: State): void {
  const { order, setup } = state;
  let seat = state.first;
  for (let count = 0; count < setup.seats; count++, seat = nextSeat(state, seat)) {
    let rank = count;
    for (; rank > 0 && outbids(state, seat, order[rank - 1]); rank--) order[rank] = order[rank - 1];
    order[rank] = seat;
  }
}

function outbids({ frontMarkers, tablets }: State, seat: Seat, other: Seat): boolean {
  if (frontMarkers[seat] !== frontMarkers[other]) return frontMarkers[seat] > frontMarkers[other];
  return tablets[seat] > tablets[other];
}

/** The next in the order of choice who can take one, round and round (G3.6). */
function askPicker(state: State, from: number): void {
  const { seats } = state.setup;
  for (let i = 0; i < seats; i++) {
    const turn = (from + i) % seats;
    const seat = state.order[turn];
    if (has(state.passed, seat) || !canPick(state, seat)) continue;
    state.turn = turn;
    state.asked = seat;
    return;
  }
  endAuction(state);
}

export function canPick(state: State, seat: Seat): boolean {
  for (let kind = 0; kind < SIZES.length; kind++) if (breaksPick(state, seat, kind) === undefined) return true;
  return false;
}

export function breaksPick(state: State, seat: Seat, kind: Kind): RuleId | undefined {
  return state.tile[kind] > 0 && sizeOf(kind) <= state.sculptors[seat] ? undefined : 'G3.6';
}

export function pick(state: State, seat: Seat, kind: Kind): void {
  win(state, seat, kind);
  state.tile[kind]--;
  state.sculptors[seat] -= sizeOf(kind);
  askPicker(state, state.turn + 1);
}

export function decline(state: State, seat: Seat): void {
  state.passed |= only(seat);
  askPicker(state, state.turn + 1);
}

function endAuction(state: State): void {
  for (let kind = 0; kind < SIZES.length; kind++) state.lost[kind] += state.tile[kind]; // G3.7
  state.tile.fill(0);
  state.sculptors.fill(0);
  state.order.fill(0);
  state.turn = 0;
  startPlacement(state);
}
