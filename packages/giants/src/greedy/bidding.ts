/** Greedy in the auction: a moai that can be brought somewhere, for as few sculptors as it takes. */
import type { Move, Random, Seat } from '@ahu/core';
import { BIDS_SEALED, DECLINES, moveOf, PICKS } from '../position/moves.ts';
import { isOwn } from '../position/objects.ts';
import type { State } from '../position/state.ts';
import { type Bid, bidOf } from '../public/bids.ts';
import { CHIEF_STRENGTH, type Kind, OBJECTS, SIZES, sizeOf } from '../public/vocabulary.ts';
import { meansOf, planForNew } from './plan.ts';

/** What an object that one already has takes from the next: nobody can carry everything. */
const BURDEN = 0.75;
/** A moai that is won in these rounds keeps a marker busy that would have become a half-tablet every round. */
const OPENING = 3;
const isOpening = (state: State): boolean => state.round <= OPENING && state.tabletSupply > 0;
/** What a moai must bring to be bid for. */
const WORTH_A_BID = 0.5;

const burdenOf = (state: State, seat: Seat): number =>
  OBJECTS.reduce((burden, _, object) => (isOwn(state, seat, object) ? burden * BURDEN : burden), 1);

/** What a moai of this kind would bring if this number of pieces is bid for it. */
function gainWith(state: State, seat: Seat, kind: Kind, bid: number): number {
  const means = meansOf(state, seat);
  const plan = planForNew(state, seat, kind, { ...means, pieces: means.pieces - bid });
  return plan === undefined ? 0 : plan.gain * burdenOf(state, seat);
}

export function chooseBid(state: State, seat: Seat, random: Random): Move {
  let best = { bid: bidOf(0, 0, 0, 0), gain: WORTH_A_BID };
  if (isOpening(state)) return moveOf(BIDS_SEALED, best.bid);
  for (let kind = SIZES.length - 1; kind >= 0; kind--) {
    if (state.tile[kind] === 0) continue;
    const size = sizeOf(kind);
    if (state.workers[seat] >= size) best = better(best, bidOf(0, size, 0, 0), gainWith(state, seat, kind, size));
    const spare = secondMoai(state, seat, kind);
    best = better(best, bidOf(0, 0, 0, 1), gainWith(state, seat, kind, 1) + spare);
  }
  const markers = best.bid === 0 ? 0 : markersFor(state, seat, random);
  return moveOf(BIDS_SEALED, best.bid + bidOf(markers, 0, 0, 0));
}

const better = (best: { bid: Bid; gain: number }, bid: Bid, gain: number): { bid: Bid; gain: number } =>
  gain > best.gain ? { bid, gain } : best;

/** What the sculptors that a chief has left may bring besides (G3.6). */
function secondMoai(state: State, seat: Seat, kind: Kind): number {
  const left = CHIEF_STRENGTH - sizeOf(kind);
  for (let other = left - 1; other >= 0; other--) {
    if (state.tile[other] > (other === kind ? 1 : 0)) return BURDEN * gainWith(state, seat, other, 1);
  }
  return 0;
}

/** More where moai are few; one marker is kept for marking. */
function markersFor(state: State, seat: Seat, random: Random): number {
  const moai = state.tile[0] + state.tile[1] + state.tile[2];
  const wanted = moai < state.setup.seats ? 1 + random.below(2) : random.below(2);
  return Math.max(0, Math.min(wanted, state.markers[seat] - 1));
}

export function choosePick(state: State, seat: Seat, moves: readonly Move[]): Move {
  let best = { move: moveOf(DECLINES, 0), gain: 0 };
  for (let kind = 0; kind < SIZES.length; kind++) {
    const move = moveOf(PICKS, kind);
    const gain = moves.includes(move) ? gainWith(state, seat, kind, 0) : 0;
    if (gain > best.gain) best = { move, gain };
  }
  return best.move;
}
