/** Strength and how unsure it is, as Glicko counts them (Glickman 1995): 1500 ± 350 for a newcomer. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350 };

const Q = Math.LN10 / 400;
/** A deviation never falls below this, so that a rating goes on following its player. */
const LEAST = 60;

const damping = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / Math.PI ** 2);

/**
 * The share that the first is expected to win against the second.
 * @example
 * expected(NEWCOMER, NEWCOMER); // 0.5
 */
export const expected = (own: Rating, other: Rating): number =>
  1 / (1 + 10 ** ((-damping(other.deviation) * (own.rating - other.rating)) / 400));

/**
 * A rating after one result, 1 for a success and 0 for a failure.
 * @example
 * Math.round(rated(NEWCOMER, NEWCOMER, 1).rating); // 1662
 */
export function rated(own: Rating, other: Rating, result: 0 | 1): Rating {
  const g = damping(other.deviation);
  const share = expected(own, other);
  const certainty = 1 / own.deviation ** 2 + Q * Q * g * g * share * (1 - share);
  return {
    rating: own.rating + (Q / certainty) * g * (result - share),
    deviation: Math.max(LEAST, Math.sqrt(1 / certainty)),
  };
}
