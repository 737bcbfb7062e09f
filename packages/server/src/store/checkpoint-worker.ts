// A thread that moves what was written from the WAL into the database file, so that no move has to wait for that, and
// looks whether the file is sound.
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { type Checkpoints, DAMAGES } from './damage.ts';

/** Milliseconds. What is written often is moved only once, and the WAL stays small. */
const EVERY = 5_000;
/** The share of the time that reading the whole file may take, as one part in this number. */
const SHARE = 100;

const { path, closing, damage } = workerData as Checkpoints;
let database: DatabaseSync | undefined;
let file: number | undefined;
let nextLook = 0;

// By the first run the writing thread has opened the database with a WAL.
while (Atomics.wait(closing, 0, 0, EVERY) === 'timed-out') {
  try {
    file ??= inode();
    database ??= opened();
    // In this mode neither readers nor writers are blocked.
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // Writers report a disk that is full or broken. What is in the WAL is safe.
  }
  if (performance.now() >= nextLook) look();
}
database?.close();

function opened(): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA synchronous = FULL');
  return database;
}

function inode(): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

/** A file that was deleted or replaced is still written to by those who have it open, and nobody will find it again. */
function look(): void {
  const began = performance.now();
  const now = inode();
  const seen = now !== undefined && now === file ? soundness() : 'missing';
  Atomics.store(damage, 0, DAMAGES.indexOf(seen));
  nextLook = began + SHARE * (performance.now() - began);
}

/** With a connection of its own, since one that is open remembers pages as they were. */
function soundness(): 'corrupt' | undefined {
  let fresh: DatabaseSync | undefined;
  try {
    fresh = new DatabaseSync(path, { readOnly: true });
    const [answer] = fresh.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    return answer.quick_check === 'ok' ? undefined : 'corrupt';
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    return [11, 26].includes(errcode & 0xff) ? 'corrupt' : undefined;
  } finally {
    fresh?.close();
  }
}
