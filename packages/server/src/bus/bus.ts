/** Something changed at a table: a hint and no more, since the truth is in the store. */
export interface Hint {
  readonly table: string;
  /** Its log grew, somebody sat down or left before it began, or somebody said something. */
  readonly about: (typeof TOPICS)[number];
  /** The newest number of that; 0 where there is none. */
  readonly number: number;
}

export const TOPICS = ['log', 'seats', 'chat'] as const;

/** Carries hints between those who serve one table. May lose some: heads of watched tables are read now and then. */
export interface Bus {
  publish(hint: Hint): void;
  /** Returns how to end it. */
  subscribe(onHint: (hint: Hint) => void): () => void;
  close(): Promise<void>;
}
