/** The settings of the thread that checks SQLite's file, and the memory that it reports damage in. */
export interface Checkpoints {
  readonly path: string;
  /** Not zero any more when the database is to be closed. */
  readonly closing: Int32Array;
  /** An index of `DAMAGES`. */
  readonly damage: Int32Array;
}

export const DAMAGES = [undefined, 'corrupt', 'missing'] as const;
