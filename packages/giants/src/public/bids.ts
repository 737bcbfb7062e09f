/** A bid is one number, so that a sealed one is one cell (G3.3). */
import { CHIEF_STRENGTH, MARKERS, WORKERS } from './vocabulary.ts';

export type Bid = number;

export interface BidParts {
  readonly markers: number;
  readonly workers: number;
  readonly sorcerer: number;
  readonly chief: number;
}

export const bidOf = (markers: number, workers: number, sorcerer: number, chief: number): Bid =>
  ((markers * (WORKERS + 1) + workers) * 2 + sorcerer) * 2 + chief;

/** By bid: what it consists of. */
export const BID_PARTS: readonly BidParts[] = Array.from({ length: bidOf(MARKERS + 1, 0, 0, 0) }, (_, bid) => ({
  markers: Math.floor(bid / bidOf(1, 0, 0, 0)),
  workers: Math.floor(bid / bidOf(0, 1, 0, 0)) % (WORKERS + 1),
  sorcerer: (bid >> 1) % 2,
  chief: bid % 2,
}));

/** What is in two fists, as acts tell it. */
export interface Held {
  readonly markers: number;
  readonly workers: number;
  readonly sorcerer: boolean;
  readonly chief: boolean;
}

export const HELD: readonly Held[] = BID_PARTS.map(({ markers, workers, sorcerer, chief }) => ({
  markers,
  workers,
  sorcerer: sorcerer === 1,
  chief: chief === 1,
}));

export const bidHeld = ({ markers, workers, sorcerer, chief }: Held): Bid =>
  bidOf(markers, workers, Number(sorcerer), Number(chief));

/** G3.4 */
export const sculptorsOf = ({ workers, sorcerer, chief }: BidParts): number =>
  workers + sorcerer + CHIEF_STRENGTH * chief;

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count > 1 ? 's' : ''}`];

/** `2 markers 1 worker chief` */
export const BIDS: readonly string[] = BID_PARTS.map(({ markers, workers, sorcerer, chief }) => {
  const parts = [...counted(markers, 'marker'), ...counted(workers, 'worker')];
  if (sorcerer) parts.push('sorcerer');
  if (chief) parts.push('chief');
  return parts.join(' ') || 'nothing';
});

/**
 * What a bid consists of, as views write it.
 * @example
 * readBid('2 markers 1 worker chief'); // { markers: 2, workers: 1, sorcerer: false, chief: true }
 */
export const readBid = (text: string): Held | undefined => HELD[BIDS.indexOf(text)];

/**
 * The sculptors that a bid brings (G3.4).
 * @example
 * sculptorsIn({ markers: 2, workers: 1, sorcerer: false, chief: true }); // 4
 */
export const sculptorsIn = (held: Held): number => sculptorsOf(BID_PARTS[bidHeld(held)]);

/**
 * What a bid consists of, as views write it.
 * @example
 * writeBid({ markers: 0, workers: 0, sorcerer: false, chief: false }); // 'nothing'
 */
export const writeBid = (held: Held): string => BIDS[bidHeld(held)];
