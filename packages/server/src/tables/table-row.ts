import type { Clock } from '@ahu/protocol';

/** What never changes at a table that plays. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly options: unknown;
  readonly clock: Clock;
  readonly seed: string;
  /** Public, or for its people alone. */
  readonly open: boolean;
  readonly owner: string;
  /** What the chance of its bots comes from; never told. */
  readonly botSecret: string;
}
