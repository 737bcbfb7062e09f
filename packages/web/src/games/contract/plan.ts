/** Acts that were confirmed together: a transport is one decision and several plies. */
import type { Act } from '@ahu/core';

export interface PlanRules<A> {
  readonly isSame: (a: A, b: A) => boolean;
  /** Kinds of acts that come between those of a plan, such as a payment, and do not end it. */
  readonly between: readonly string[];
}

/** What is left after the viewer's acts, whether the plan or the session played them; any other act ends the plan. */
export function afterwards<A extends Act>(plan: readonly A[], played: readonly A[], rules: PlanRules<A>): readonly A[] {
  let left = plan;
  for (const act of played) {
    if (left.length > 0 && rules.isSame(left[0], act)) left = left.slice(1);
    else if (!rules.between.includes(act.kind)) return [];
  }
  return left;
}

/** The next act of a plan: 'wait' while something in between is asked, 'end' if it has become impossible. */
export function nextOf<A extends Act>(
  [next]: readonly A[],
  legal: readonly A[],
  { isSame, between }: PlanRules<A>,
): A | 'wait' | 'end' {
  // Where nothing is legal, the session plays the only answer by itself.
  if (next === undefined || legal.length === 0) return 'wait';
  if (legal.some((act) => isSame(next, act))) return next;
  return legal.every(({ kind }) => between.includes(kind)) ? 'wait' : 'end';
}
