import type { Seat } from '@ahu/core';
import type { Sheet } from '../../engine/frame.ts';
import { keepOf, kept, keptOf } from '../../platform/storage/local-store.ts';

/** How a game ended for a seat. */
export interface Result {
  readonly points: number;
  /** 1 for those who won. */
  readonly rank: number;
}

/** A game that was begun at a decision of another. */
export interface Try {
  /** The other match, and its decision. */
  readonly from: string;
  readonly ply: number;
  readonly seat: Seat;
  /** What was played there, and what it cost of the chance to win. */
  readonly move: string;
  readonly cost: number;
  readonly before: Result;
  /** When the new game is over. */
  readonly after?: Result;
}

const KEY = 'ahu-tries';

export const tryAt = (table: string): Try | undefined => keptOf(KEY, table);

export const keepTry = (table: string, tried: Try): void => keepOf(KEY, table, tried);

/** The games that were begun at a decision, the latest last. */
export const triesOf = (match: string, ply: number): Try[] =>
  kept<[string, Try][]>(KEY, []).flatMap(([, each]) => (each.from === match && each.ply === ply ? [each] : []));

export function resultOf({ scores, winners }: Sheet, seat: Seat): Result {
  const better = scores.filter((score) => score > scores[seat]).length;
  return { points: scores[seat], rank: winners.includes(seat) ? 1 : Math.max(2, better + 1) };
}
