import type { Move } from '@ahu/core';

/** What a search found out about one move of the seat it thought for. */
export interface Candidate {
  readonly move: Move;
  readonly visits: number;
  /** What it is expected to be worth, from 0 to 1. */
  readonly value: number;
  readonly prior: number;
}
