export const VERDICTS = ['fine', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The chance to win that a move must have cost, at the least, to be called so. */
export const THRESHOLDS: Readonly<Record<Exclude<Verdict, 'fine'>, number>> = {
  inaccuracy: 0.04,
  mistake: 0.1,
  blunder: 0.2,
};

/** A cost that may be chance is not held against anybody: this many standard errors are taken off it. */
const DOUBT = 1.5;

/** What a move is called that seems to have cost this much, give or take `error`. */
export function verdictOn(cost: number, error: number): Verdict {
  const proven = cost - DOUBT * error;
  return VERDICTS.findLast((verdict) => verdict !== 'fine' && proven >= THRESHOLDS[verdict]) ?? 'fine';
}
