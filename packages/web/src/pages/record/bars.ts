/** A row of bars; lengths are shares of the whole width, from 0 to 1. */
export interface Bar {
  readonly label: string;
  readonly length: number;
  /** The share of the bar that is dark; all of it if missing. */
  readonly part?: number;
  /** Where a line stands. */
  readonly mark?: number;
  /** The numbers, in words. */
  readonly cells: readonly string[];
}
