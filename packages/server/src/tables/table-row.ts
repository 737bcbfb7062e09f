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
  /** The secret that the choices of its bots are seeded with. Never sent to clients. */
  readonly botSecret: string;
}
