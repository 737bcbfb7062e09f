import { ordinal, rate, rating } from 'openskill';

/** A player's rating in one game: mean and uncertainty. */
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

/** The ratings after a game with these places. */
export function ratedAgain(before: readonly (Rating | undefined)[], places: readonly number[]): Rating[] {
  const teams = before.map((known) => [known ?? rating()]);
  return rate(teams, { rank: [...places] }).map(([{ mu, sigma }], i) => ({
    mu,
    sigma,
    games: (before[i]?.games ?? 0) + 1,
  }));
}
