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

/** A game in words, for people who sit at a terminal of 80 columns. All of it is made from views alone. */
export interface Words<View = unknown> {
  /** The table as the viewer sees it. */
  describe(view: View, names: Names): string[];
  /** What the viewer is asked to do. */
  ask(view: View): string;
  /** What a legal move of the viewer costs or brings, if that needs saying. */
  explain(view: View, notation: string): string;
  /** What happened, in sentences; none for what needs no telling. */
  tell(happening: Happening<View>, names: Names): string[];
}
