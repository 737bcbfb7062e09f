/** What the thread that looks after the file of SQLite is told, and where it says what it sees. */
export interface Checkpoints {
  readonly path: string;
  /** Not zero any more when the database is to be closed. */
  readonly closing: Int32Array;
  /** An index of `DAMAGES`. */
  readonly damage: Int32Array;
}

export const DAMAGES = [undefined, 'corrupt', 'missing'] as const;
