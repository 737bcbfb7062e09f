import { DatabaseSync } from 'node:sqlite';
import { makeDatabaseFile } from '../database-file.ts';
import { kyselyOn } from '../sqlite-here.ts';
import { WrongDatabase } from '../wrong-database.ts';
import { BadBackup } from './bad-backup.ts';
import type { Target } from './target.ts';

/** Milliseconds. A backup or a list that is just being made may end. */
const PATIENCE = 2_000;

export function sqliteTarget(path: string): Target {
  const unmake = makeDatabaseFile(path);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: PATIENCE });
    takeAlone(database);
  } catch (error) {
    database?.close();
    unmake();
    throw new WrongDatabase(explained(path, error as Error));
  }
  return targetOn(database, unmake);
}

/**
 * Fails while a server has the file open. Without a WAL the file itself takes what is written, and the journal only
 * what was there before, next to nothing: neither memory nor a second file grows with the backup.
 */
function takeAlone(database: DatabaseSync): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL');
  database.exec('begin exclusive; rollback');
}

/** As it was found, or as a server would have made it. */
function leaveToServer(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA locking_mode = NORMAL; PRAGMA journal_mode = WAL');
  } catch {
    // On a full disk it stays without a WAL, which the next server makes.
  }
}

function targetOn(database: DatabaseSync, unmake: () => void): Target {
  return {
    kind: 'sqlite',
    db: kyselyOn(database),
    // Rows may come before those that they refer to; all of them are looked at in the end.
    begin: async () => database.exec('PRAGMA defer_foreign_keys = ON'),
    end: async () => refuseOrphans(database),
    async close(isRestored) {
      leaveToServer(database);
      database.close();
      if (!isRestored) unmake();
    },
  };
}

function refuseOrphans(database: DatabaseSync): void {
  const [orphan] = database.prepare('PRAGMA foreign_key_check').all();
  if (orphan) throw new BadBackup(`a row of ${orphan.table} refers to a row of ${orphan.parent} that is not there`);
}

const explained = (path: string, { message }: Error): string =>
  message === 'database is locked' ? `${path} is in use: end the server first` : `${path}: ${message}`;
