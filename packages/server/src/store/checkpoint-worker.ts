// A thread that moves what was written from the WAL into the database file, so that no move has to wait for that.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

export interface Checkpoints {
  readonly path: string;
  /** Not zero any more when the database is to be closed. */
  readonly closing: Int32Array;
}

/** Milliseconds. What is written often is moved only once, and the WAL stays small. */
const EVERY = 5_000;

const { path, closing } = workerData as Checkpoints;
let database: DatabaseSync | undefined;

// After the first while, whoever writes has made it a database with a WAL.
while (Atomics.wait(closing, 0, 0, EVERY) === 'timed-out') {
  try {
    database ??= opened();
    // In this mode nobody waits for it, and it waits for nobody.
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // A disk that is full or broken is told of by those who write. What is in the WAL is safe.
  }
}
database?.close();

function opened(): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA synchronous = FULL');
  return database;
}
