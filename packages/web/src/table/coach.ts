import type { Seat } from '@ahu/core';
import type { Log } from '../games/contract/lesson.ts';

/** Whoever guides a first game: the table asks them before anybody moves. */
export interface Coach {
  /** Whether that seat shall wait: something is to be read first, or somebody else has a part to play. */
  holds(log: Log, seat: Seat): boolean;
  /** What a bot plays here instead of thinking. */
  moveOf(log: Log): string | undefined;
  /** The learner's moves that are welcome here; undefined if all are. */
  wanted(log: Log): readonly string[] | undefined;
  /** The learner tried something else. */
  decline(): void;
  /** What the words of the moment are about. */
  readonly lights: ReadonlySet<string>;
}
