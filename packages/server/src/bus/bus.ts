import type { Attends } from '@ahu/protocol';

/** Something changed at a table. */
export interface TableChange {
  readonly table: string;
  /** Its log grew, its seats changed before the game, or there is a new chat message. */
  readonly about: (typeof TABLE_TOPICS)[number];
  /** The newest number of that; 0 where there is none. */
  readonly number: number;
}

/** Says that something changed; what it is now is read from the store, but for who is there, which no store has. */
export type Change =
  | TableChange
  /** A person has another name, or was deleted. */
  | { readonly about: 'name'; readonly person: string }
  /** A session ended; `session` is the digest of its token. */
  | { readonly about: 'signed-out'; readonly session: string }
  /** A person came to a table, lost the connection or left, as far as one process knows. */
  | {
      readonly about: 'attends';
      readonly table: string;
      readonly person: string;
      readonly process: string;
      readonly state: Attends;
    }
  /** Asks every process who is at a table. */
  | { readonly about: 'who'; readonly table: string };

export const TABLE_TOPICS = ['log', 'seats', 'chat'] as const;

/** Carries changes between processes. Some may get lost: everything is polled too. */
export interface Bus {
  publish(change: Change): void;
  /** Returns how to unsubscribe. */
  subscribe(onChange: (change: Change) => void): () => void;
  close(): Promise<void>;
}
