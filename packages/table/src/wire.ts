import type { Seat } from '@ahu/core';
import { type Frame, happeningsOf, type Step } from './frame.ts';
import type { UndoStop } from './undo.ts';

/** A frame as it travels between processes: each view once, and only those that the receiver does not have. */
export interface WireFrame {
  /** Whose eyes this is seen with; the audience's for those without a seat. */
  readonly seat: Seat;
  /** The range of plies that the steps tell, [from, plies). */
  readonly from: number;
  readonly plies: number;
  /** What never changes during the match; missing if the receiver has it, or keeps it in its views. */
  readonly setup?: unknown;
  /** The view at `from`; missing if the receiver has it. */
  readonly before?: unknown;
  readonly steps: readonly Step[];
  /** What every seat sees, once the game is over and nothing is secret any more. */
  readonly open?: readonly unknown[];
  readonly moves: readonly string[];
  readonly waiting: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly over: boolean;
  readonly canTakeBack: boolean;
  /** Why a player cannot take back. */
  readonly undoStop?: UndoStop;
}

/** Steps with the view that they begin with, where that is told. */
export type Told = Pick<WireFrame, 'before' | 'steps' | 'open'>;

const bare = (view: unknown): unknown => {
  const { setup: _, ...rest } = view as { readonly setup?: unknown };
  return rest;
};

/** The part of a view that is the same for all eyes and all plies of a match: seats, options and the board. */
export const setupOf = (view: unknown): unknown => (view as { readonly setup?: unknown }).setup;

/** The same steps, with views that lack their setup. */
export const withoutSetup = (told: Told): Told => withEach(told, bare);

/** The other way around. All views share the one setup, so that it can be compared by identity. */
export const withSetup = (told: Told, setup: unknown): Told =>
  setup === undefined ? told : withEach(told, (view) => ({ ...(view as object), setup }));

const withEach = ({ before, steps, open }: Told, change: (view: unknown) => unknown): Told => ({
  ...(before !== undefined && { before: change(before) }),
  steps: steps.map((step) => ({ ...step, after: change(step.after) })),
  ...(open && { open: open.map(change) }),
});

/** The frame that a message tells; undefined if it goes on from something that the receiver does not have. */
export function frameFrom(message: WireFrame, known: Frame | undefined, setup: unknown): Frame | undefined {
  const { from, plies, seat: viewer, moves, waiting, over, winners, undoStop } = message;
  const told = withSetup(message, setup);
  const isKnown = known !== undefined && known.plies === from && known.viewer === viewer;
  const before = told.before ?? (isKnown ? known.view : undefined);
  if (before === undefined) return undefined;
  return {
    plies,
    viewer,
    view: told.steps.at(-1)?.after ?? before,
    ...(told.open && { open: told.open }),
    moves,
    waiting,
    over,
    winners,
    canUndo: message.canTakeBack,
    ...(undoStop && { undoStop }),
    happened: happeningsOf(from, before, told.steps),
  };
}
