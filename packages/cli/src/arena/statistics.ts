/** Two standard deviations, nearly: 95 %. */
const Z = 1.96;

/** Wilson's interval of a share that was seen in a number of games: it stays within 0 and 1, and is right for few games. */
export function wilson(share: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const scale = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** How likely a wrong verdict of the sequential test may be, either way. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/**
 * The sequential probability ratio test, as chess engines are tested: how much likelier the results are if the true
 * share is `high` than if it is `low`, as a logarithm. Above BOUND the test says high, below −BOUND low.
 */
export function logLikelihood(shares: readonly number[], low: number, high: number): number {
  const won = Math.log(high / low);
  const lost = Math.log((1 - high) / (1 - low));
  return shares.reduce((sum, share) => sum + share * won + (1 - share) * lost, 0);
}

export type Verdict = 'higher' | 'lower' | 'open';

export function verdictOf(shares: readonly number[], low: number, high: number): Verdict {
  const sum = logLikelihood(shares, low, high);
  return sum >= BOUND ? 'higher' : sum <= -BOUND ? 'lower' : 'open';
}
