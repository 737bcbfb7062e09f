import type { Seat } from '@ahu/core';
import type { Happening } from '../../engine/frame.ts';
import type { Kit, Names, Telling } from '../../games/contract/kit.ts';
import { roundOf } from '../turns.ts';

/** A ply that has words, and where it leads: to the position after `plies`. */
export interface Entry {
  readonly plies: number;
  readonly seat: Seat;
  readonly told: readonly Telling[];
}

/** Where a round begins, or a part of one. */
export interface Mark {
  readonly plies: number;
  readonly round: number;
  /** Undefined where a part of the round begins. */
  readonly stage?: string;
}

export const entriesOf = (story: readonly Happening[], kit: Kit, names: Names): Entry[] =>
  story
    .map((happening) => ({ plies: happening.ply + 1, seat: happening.seat, told: kit.tell(happening, names) }))
    .filter(({ told }) => told.length > 0);

/** In a game that counts no rounds one begins when the first player has a turn again. */
function counter(): (view: unknown) => number {
  let [first, before, turns] = [undefined as Seat | undefined, undefined as Seat | undefined, 0];
  return (view) => {
    const { active } = view as { active?: Seat };
    first ??= active;
    if (active !== before && active === first) turns++;
    before = active;
    return turns;
  };
}

/** The rounds of a game, from its set-up (0) on, with their parts where the game names them. */
export function marksOf(story: readonly Happening[], kit: Kit, names: Names): Mark[] {
  const count = counter();
  const marks: Mark[] = [];
  let before = '';
  for (const { ply, before: view } of story) {
    const isCounted = roundOf(view) !== undefined;
    const round = roundOf(view) ?? count(view);
    const stage = isCounted ? kit.stage(view, names) : '';
    const isRound = round !== marks.at(-1)?.round;
    if (isRound || stage !== before) marks.push({ plies: ply, round, ...(!isRound && { stage }) });
    before = stage;
  }
  return marks;
}

/** The decisions of a seat: the positions in which it was asked, and what it did is told. */
export const decisionsOf = (entries: readonly Entry[], seat: Seat | undefined): number[] =>
  entries.filter((entry) => entry.seat === seat).map(({ plies }) => plies - 1);
