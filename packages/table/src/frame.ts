import type { Seat } from '@ahu/core';
import type { UndoStop } from './undo.ts';

/** Whose eyes a match is seen with: a seat's, the audience's, or everybody's at once. */
export type Eyes = Seat | 'all';

/** One ply as the viewer saw it. */
export interface Step<View = unknown> {
  readonly seat: Seat;
  /** Missing when the viewer did not see what was played. */
  readonly notation?: string;
  /** The view after the ply. */
  readonly after: View;
}

/** A step with its number and the view before it: all that is needed to tell or draw it. */
export interface Happening<View = unknown> {
  /** Its index in the log. */
  readonly ply: number;
  readonly seat: Seat;
  /** Undefined when the viewer did not see what was played. */
  readonly notation: string | undefined;
  readonly before: View;
  readonly after: View;
}

/** What can be done in a position, and by whom. */
export interface Standing {
  /** The viewer's legal moves, in the game's notation. */
  readonly moves: readonly string[];
  /** Players whom the game waits for. */
  readonly waiting: readonly Seat[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly canUndo: boolean;
  /** Why the viewer cannot take back, if that is so. */
  readonly undoStop?: UndoStop;
}

/** A position as the viewer sees it, what can be done there, and how it came about. Plain JSON. */
export interface Frame<View = unknown> extends Standing {
  readonly plies: number;
  readonly viewer: Seat;
  readonly view: View;
  /** What every seat sees: for eyes that see everything, and for everybody once the game is over. */
  readonly open?: readonly View[];
  /** The plies since the one that was asked for. */
  readonly happened: readonly Happening<View>[];
}

/** Steps with their numbers: each begins with the view that the one before it ends with. */
export function happeningsOf<View>(from: number, before: View, steps: readonly Step<View>[]): Happening<View>[] {
  return steps.map(({ seat, notation, after }, i) => ({
    ply: from + i,
    seat,
    notation,
    before: i === 0 ? before : steps[i - 1].after,
    after,
  }));
}

/** Several frames of one viewer as one; a frame that goes back behind the one before it begins anew. */
export function joined<View>(frames: readonly [Frame<View>, ...Frame<View>[]]): Frame<View> {
  const [first, ...later] = frames;
  return later.reduce((before, next) => {
    const goesOn = next.happened.length === 0 || next.happened[0].ply === before.plies;
    return goesOn ? { ...next, happened: [...before.happened, ...next.happened] } : next;
  }, first);
}
