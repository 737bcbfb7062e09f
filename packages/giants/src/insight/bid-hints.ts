/** Bids at first sight: sculptors for what lies on the tile and promises something, and none to spare. */
import type { Seat } from '@ahu/core';
import type { State } from '../position/state.ts';
import { BID_PARTS, type Bid, type BidParts, sculptorsOf } from '../public/bids.ts';
import { SIZES, sizeOf } from '../public/vocabulary.ts';
import type { Outlook } from './outlook.ts';

const MOST_POINTS = 20;
/** In points: what a piece could do elsewhere, a sculptor without work, and a marker as a half-tablet. */
const PIECE = 1;
const SORCERER = 2;
const CHIEF = 2;
const IDLE = 2;
const MARKER = 1.2;

export function bidHint(state: State, seat: Seat, bid: Bid, outlook: Outlook): number {
  const parts = BID_PARTS[bid];
  const sculptors = sculptorsOf(parts);
  if (sculptors === 0) return parts.markers === 0 ? 0.25 : 0;
  const gain = gainOf(state, sculptors, outlook);
  const priority = priorityOf(state, seat, parts.markers);
  const points = gain * priority - priceOf(parts);
  return Math.min(1, Math.max(0, 0.2 + points / MOST_POINTS));
}

/** The heaviest first, as far as the sculptors go; every further one is harder to bring anywhere. */
function gainOf(state: State, sculptors: number, { ofNew }: Outlook): number {
  let left = sculptors;
  let gain = 0;
  let share = 1;
  for (let kind = SIZES.length - 1; kind >= 0; kind--) {
    for (let n = state.tile[kind]; n > 0 && sizeOf(kind) <= left; n--) {
      gain += share * ofNew[kind];
      share /= 2;
      left -= sizeOf(kind);
    }
  }
  return gain - IDLE * left;
}

/** How likely one gets what one wants: markers count most where moai are few. */
function priorityOf(state: State, seat: Seat, markers: number): number {
  const moai = state.tile[0] + state.tile[1] + state.tile[2];
  const scarce = moai < state.setup.seats ? 0.5 : 0.2;
  const late = ((seat - state.first + state.setup.seats) % state.setup.seats) / state.setup.seats;
  return 1 - (scarce * (0.5 + late / 2)) / (1 + markers);
}

const priceOf = ({ markers, workers, sorcerer, chief }: BidParts): number =>
  MARKER * markers + PIECE * workers + SORCERER * sorcerer + CHIEF * chief;
