/** Something changed at a table. */
export interface TableChange {
  readonly table: string;
  /** Its log grew, its seats changed before the game, or there is a new chat message. */
  readonly about: (typeof TABLE_TOPICS)[number];
  /** The newest number of that; 0 where there is none. */
  readonly number: number;
}

/** Something changed: a hint and no more, since the truth is in the store. */
export type Change =
  | TableChange
  /** A person has another name, or is gone. */
  | { readonly about: 'name'; readonly person: string }
  /** A session ended, which is known by its digest. */
  | { readonly about: 'signed-out'; readonly session: string };

export const TABLE_TOPICS = ['log', 'seats', 'chat'] as const;

/** Carries hints between processes. May lose some: what they are about is read again now and then. */
export interface Bus {
  publish(change: Change): void;
  /** Returns how to end it. */
  subscribe(onChange: (change: Change) => void): () => void;
  close(): Promise<void>;
}
