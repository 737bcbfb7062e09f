import { NetworkEvaluator, Search } from '@ahu/bots';
import { type Move, Sfc32 } from '@ahu/core';
import { chanceIn } from './chances.ts';
import { compare } from './compare.ts';
import type { Decision } from './decisions.ts';
import type { Knowledge } from './judge.ts';

/** What a search thinks of a position that may become an exercise. */
export interface Examination {
  /** The moves that are as good as the best one, the best one first. */
  readonly best: readonly Move[];
  /** How much of the chance to win the next move costs, at the least; 0 if all are about equal. */
  readonly gap: number;
  /** How much the best moves promise at first sight, from 0 to 1: low for what is hard to find. */
  readonly promise: number;
}

/** A move that costs less of the chance to win than this is as good as the best. */
export const EQUAL = 0.02;
/** The moves that the search likes best are compared with each other. */
const COMPARED = 6;
/** The gap is what is left when this many standard errors are taken off it. */
const DOUBT = 2;

/**
 * Looks for one move, or a few equal ones, that are clearly better than all others. Other seeds try it in other worlds.
 * It ends as soon as the gap is known to be smaller than `enough`.
 */
export function examine(
  { game, insight, network }: Knowledge,
  { state, seat }: Pick<Decision, 'state' | 'seat'>,
  iterations: number,
  seed: string,
  enough = 0,
): Examination {
  const search = new Search(game, new NetworkEvaluator(game, insight, network), insight.open);
  const random = new Sfc32(seed);
  const view = game.view(state, seat);
  const ranked = search.run(view, seat, { iterations }, random);
  const [first, ...others] = ranked.slice(0, COMPARED);
  const best = [first.move];
  let gap = Number.POSITIVE_INFINITY;
  for (const { move } of others) {
    const { mean, error } = compare(search, view, { seat, better: first.move, move, iterations, random });
    if (chanceIn(mean) < EQUAL) best.push(move);
    else gap = Math.min(gap, chanceIn(mean - DOUBT * error));
    if (gap < enough) break;
  }
  const promised = ranked.reduce((sum, { prior }) => sum + prior, 0) || 1;
  const promise = ranked.filter(({ move }) => best.includes(move)).reduce((sum, { prior }) => sum + prior, 0);
  return { best, gap: Number.isFinite(gap) ? Math.max(0, gap) : 0, promise: promise / promised };
}
