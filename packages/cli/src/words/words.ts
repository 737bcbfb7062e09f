import type { Seat } from '@ahu/core';

/** One ply as somebody at the table lived through it. */
export interface Happening<View> {
  readonly seat: Seat;
  /** Undefined when the viewer did not see what was played. */
  readonly notation: string | undefined;
  readonly before: View;
  readonly after: View;
}

export type Names = readonly string[];

/** Where a long list of moves puts one: its sort has … for the part in which such moves differ, which is the item. */
export interface Sorted {
  readonly sort: string;
  readonly item: string;
}

/** A game in words, for people who sit at a terminal of 80 columns. All of it is made from views alone. */
export interface Words<View = unknown> {
  /** The table as the viewer sees it. */
  describe(view: View, names: Names): string[];
  /** What the viewer is asked to do. */
  ask(view: View, names: Names): string;
  /** What a legal move of the viewer costs or brings, if that needs saying. */
  explain(view: View, notation: string, names: Names): string;
  /**
   * What happened, in sentences; none for what needs no telling. One that begins with … goes on with the sentence
   * before it, unless that has its full stop.
   */
  tell(happening: Happening<View>, names: Names): string[];
  /** For games with long lists of moves. */
  sort?(notation: string): Sorted;
  /** What somebody answers who does not want to be asked about mere possibilities; undefined where it matters. */
  routine?(view: View, notations: readonly string[]): string | undefined;
  /** Whether a move answers no question, and can be made at any time. */
  isAside?(notation: string): boolean;
}
