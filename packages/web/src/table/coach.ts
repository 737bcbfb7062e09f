import type { Seat } from '@ahu/core';

/** Guides a first game: the table asks it before every move. */
export interface Coach {
  /** Whether that seat waits: a text is to be read first, or another seat moves next in the script. */
  holds(seat: Seat): boolean;
  /** What a bot plays here instead of thinking. */
  readonly moveOfBot: string | undefined;
  /** The learner's moves that are welcome here; undefined if all are. */
  readonly wanted: readonly string[] | undefined;
  /** Whether this one of the moves that may be tried is played; all are if nothing is said. */
  accepts?(notation: string): boolean;
  /** The learner tried something else. */
  decline(notation: string): void;
  /** Whether the learner shall find out alone, without hints. */
  readonly isExam?: boolean;
  /** What the words of the moment are about. */
  readonly lights: ReadonlySet<string>;
}
