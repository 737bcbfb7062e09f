import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WrongDatabase } from './wrong-database.ts';

/** Where the settings say that the database is. */
export interface StoreLocation {
  /** PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** The folder of SQLite's file, if there is no PostgreSQL. */
  readonly data: string;
}

export const databaseFileIn = (data: string): string => join(data, 'ahu.sqlite');

/** What SQLite may put beside its file; it gives them the same mode. */
const FILES = ['', '-wal', '-shm', '-journal'];
const OTHERS = 0o007;

/**
 * Makes sure that there is a file, in a folder, and that only the server's own user and group can read it: it has
 * sessions and seeds in it. Returns how to undo what was made.
 */
export function makeDatabaseFile(path: string): () => void {
  const folder = dirname(path);
  const firstMade = mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isNew = !existsSync(path);
  closeSync(openSync(path, 'a', 0o600));
  for (const end of FILES) closeToOthers(path + end);
  return () => {
    if (!isNew) return;
    for (const end of FILES) rmSync(path + end, { force: true });
    if (firstMade !== undefined) removeFolders(folder, firstMade);
  };
}

/** An older Ahu left its files readable for everybody. A group is the decision of the machine's owner. */
function closeToOthers(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & 0o777 & ~OTHERS);
  } catch {
    // A file that belongs to another user can still be a good database.
  }
}

function removeFolders(folder: string, firstMade: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder is not empty any more.
    return;
  }
  if (folder !== firstMade && folder !== dirname(folder)) removeFolders(dirname(folder), firstMade);
}

/** For commands that only read: throws if there is no database, and makes none. */
export function requireDatabaseFile(path: string): void {
  if (!existsSync(path)) throw new WrongDatabase(`there is no database in ${dirname(path)}`);
}
