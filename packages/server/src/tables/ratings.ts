import { has, type SeatSet } from '@ahu/core';
import { ordinal, rate, rating } from 'openskill';

/** What is believed of a player of one game, and how surely. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** Ratings are shown around this for newcomers. */
const NEWCOMER = 1000;
const SCALE = 40;

/** One number for both. */
export const shown = (mu: number, sigma: number): number => Math.round(NEWCOMER + SCALE * ordinal({ mu, sigma }));

/** Places by victory first, then by points; equal ones share. */
export function placesOf(scores: readonly number[], winners: SeatSet): number[] {
  const worth = scores.map((score, seat) => (has(winners, seat) ? Number.POSITIVE_INFINITY : score));
  return worth.map((mine) => 1 + worth.filter((other) => other > mine).length);
}

/** What is believed of players after they came in at these places. */
export function ratedAgain(before: readonly (Rating | undefined)[], places: readonly number[]): Rating[] {
  const teams = before.map((known) => [known ?? rating()]);
  return rate(teams, { rank: [...places] }).map(([{ mu, sigma }], i) => ({
    mu,
    sigma,
    games: (before[i]?.games ?? 0) + 1,
  }));
}
