import type { MatchFile, Seat } from '@ahu/core';

/** A match as this browser keeps it. */
export interface KeptMatch {
  readonly id: string;
  readonly file: MatchFile;
  readonly over: boolean;
  /** Missing where it is not known: the game goes on, or ended before winners were kept. */
  readonly winners?: readonly Seat[];
  readonly changed: number;
}

let opened: Promise<IDBDatabase> | undefined;

const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('ahu', 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
  const database = await answer(request);
  // A database that was closed from outside is opened again when it is next needed.
  database.onclose = () => {
    opened = undefined;
  };
  return database;
}

const database = (): Promise<IDBDatabase> => {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

/** Resolves when it is kept, and rejects if it is not. */
async function change(deed: (matches: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction('matches', 'readwrite');
  deed(transaction.objectStore('matches'));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
}

const read = async <Result>(ask: (matches: IDBObjectStore) => IDBRequest<Result>): Promise<Result> =>
  answer(ask((await database()).transaction('matches').objectStore('matches')));

/** How far a match is. */
export type Outcome = Pick<KeptMatch, 'over' | 'winners'>;

export const keep = (id: string, file: MatchFile, { over, winners }: Outcome): Promise<void> =>
  putBack({ id, file, over, ...(over && winners && { winners }), changed: Date.now() });

/** As it was, with its time. */
export const putBack = (match: KeptMatch): Promise<void> => change((matches) => matches.put(match));

export const find = (id: string): Promise<KeptMatch | undefined> => read((matches) => matches.get(id));

/** All of them, the latest first. */
export const list = async (): Promise<KeptMatch[]> =>
  (await read<KeptMatch[]>((matches) => matches.index('changed').getAll())).reverse();

export const remove = (id: string): Promise<void> => change((matches) => matches.delete(id));
