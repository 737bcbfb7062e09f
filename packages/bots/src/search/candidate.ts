import type { Move } from '@ahu/core';

/** What a search found out about one move of the seat it thought for. */
export interface Candidate {
  readonly move: Move;
  readonly visits: number;
  /** What it is expected to be worth, from 0 to 1. */
  readonly value: number;
  readonly prior: number;
}

/** A difference in worth that decides no game. */
const SLIGHT = 0.01;
/** How far apart the results of single iterations lie; the doubt about a mean shrinks with the root of their number. */
const SPREAD = 0.2;
/** A move that was tried less often than this share of the best one's tries was given up, not weighed. */
const WEIGHED = 0.25;

/** Whether the search saw no difference between the best move and another: both were weighed, and their worths are as close as such a number of tries can tell. */
export function isEven(best: Candidate, other: Candidate): boolean {
  const doubt = SPREAD / Math.sqrt(Math.max(1, Math.min(best.visits, other.visits)));
  return other.visits >= WEIGHED * best.visits && Math.abs(best.value - other.value) <= SLIGHT + doubt;
}
