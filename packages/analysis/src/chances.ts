/**
 * What bots count is mostly the share of the victory and a little the margin, so that a sure loss is worth about 0.06
 * and a sure win about 0.92 to them. This is the line through the two.
 */
const LOST = 0.06;
const WON = 0.92;

/** A difference of worths as a difference of chances to win. */
export const chanceIn = (worth: number): number => worth / (WON - LOST);

/** What the game is worth to each seat, as chances to win: together 1. */
export function chancesFrom(worths: ArrayLike<number>, seats: number): number[] {
  const shares = Array.from({ length: seats }, (_, seat) => Math.max(0.001, worths[seat] - LOST));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
