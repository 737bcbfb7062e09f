import type { Act, Facts, Seat } from '@ahu/core';

/** One ply as a viewer saw it. */
export interface Happening<View, A = Act> {
  readonly seat: Seat;
  /** Undefined when the viewer did not see what was played. */
  readonly act: A | undefined;
  readonly before: View;
  readonly after: View;
}

/** Told of what undoes a sentence that has no full stop yet: neither is worth reading. */
export const TAKEN_BACK = '…';

export type Names = readonly string[];

/** Where a long list of moves puts one: its sort has … for the part in which such moves differ, which is the item. */
export interface Sorted {
  readonly sort: string;
  readonly item: string;
}

/** A game in words, for people who sit at a terminal of WIDTH columns. All of it is made from views and acts alone. */
export interface Words<View = unknown, A extends Act = Act, F extends Facts = Facts> {
  /** The table as the viewer sees it. */
  describe(view: View, names: Names): string[];
  /** What the map has no room for, such as the neighbours of each place. */
  details?(view: View, names: Names): string[];
  /** What the signs of the map stand for. */
  legend?(view: View): string[];
  /** What the viewer is asked to do. */
  ask(view: View, names: Names): string;
  /** What a legal move of the viewer costs or brings, if that needs saying. */
  explain(view: View, act: A, names: Names): string;
  /** Why a move is refused, in a sentence about the facts of the moment. */
  refuse(facts: F, names: Names): string;
  /**
   * What happened, in sentences; none for what needs no telling. One that begins with … goes on with the sentence
   * before it, unless that has its full stop; TAKEN_BACK ends it without a word.
   */
  tell(happening: Happening<View, A>, names: Names): string[];
  /** What decided a game that is over, beside the table of points. */
  describeEnd?(view: View, names: Names): string[];
  /** For games with long lists of moves. */
  sort?(act: A): Sorted;
  /** The answer for players who do not want to be asked about optional actions; undefined where the choice matters. */
  routine?(view: View, acts: readonly A[]): A | undefined;
  /** Whether a move answers no question, and can be made at any time. */
  isAside?(act: A): boolean;
}

/** One sentence for every sort of facts. */
export type Refusals<F extends Facts> = {
  readonly [Why in F['why']]: (facts: Extract<F, { readonly why: Why }>, names: Names) => string;
};

/** The sentence that belongs to these facts. */
export function refuseWith<F extends Facts>(refusals: Refusals<F>, facts: F, names: Names): string {
  const say = refusals[facts.why as F['why']] as (facts: F, names: Names) => string;
  return say(facts, names);
}
