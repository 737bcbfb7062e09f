import type { MatchFile } from '@ahu/core';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A match as this browser keeps it. */
export interface KeptMatch {
  readonly id: string;
  readonly file: MatchFile;
  readonly over: boolean;
  readonly changed: number;
}

interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch; indexes: { changed: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('ahu', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
    },
    // A database that was closed from outside is opened again when it is next needed.
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

export async function keep(id: string, file: MatchFile, over: boolean): Promise<void> {
  await putBack({ id, file, over, changed: Date.now() });
}

/** As it was, with its time. */
export async function putBack(match: KeptMatch): Promise<void> {
  await (await database()).put('matches', match);
}

export async function find(id: string): Promise<KeptMatch | undefined> {
  return (await database()).get('matches', id);
}

/** All of them, the latest first. */
export async function list(): Promise<KeptMatch[]> {
  return (await (await database()).getAllFromIndex('matches', 'changed')).reverse();
}

export async function remove(id: string): Promise<void> {
  await (await database()).delete('matches', id);
}
