/** A second lesson as data: positions with one question each, about what decides games. */
import type { Seat } from '@ahu/core';
import type { Log } from './lesson.ts';

export interface Exercise<Key extends string = string> {
  readonly key: Key;
  readonly options: unknown;
  /** The plies before the question, one a line: the seat, or `c` for chance, and the move. */
  readonly plies: string;
  /** The answers that are right; the first is the one that is shown. */
  readonly right: readonly string[];
  readonly lights?: readonly string[];
}

interface ExerciseWords {
  readonly text: string;
  readonly task: string;
  /** Why the right answer is right. */
  readonly right: string;
  /** What any other answer overlooks. */
  readonly wrong: string;
}

/** All that a game's folder says of its exercises. */
export interface Practice {
  readonly seed: string;
  /** Everybody at the table but the learner. */
  readonly bots: readonly string[];
  readonly exercises: readonly Exercise[];
  readonly words: () => Readonly<Record<string, ExerciseWords>>;
}

export const logOf = ({ plies }: Exercise): Log =>
  plies
    .trim()
    .split('\n')
    .map((line) => {
      const [seat, ...move] = line.trim().split(' ');
      return [seat === 'c' ? 'chance' : (Number(seat) as Seat), move.join(' ')] as const;
    });
