import { DatabaseSync } from 'node:sqlite';
import { requireDatabaseFile } from '../database-file.ts';
import { kyselyOn } from '../sqlite-here.ts';
import { versionOf } from '../version.ts';
import { WrongDatabase } from '../wrong-database.ts';
import { type Row, type Snapshot, selectAll } from './snapshot.ts';

const ROWS_AT_ONCE = 100;

/** Beside a server: with a WAL, who reads in a transaction sees what was there at its beginning, and locks nothing. */
export async function sqliteSnapshot(path: string): Promise<Snapshot> {
  requireDatabaseFile(path);
  const database = opened(path);
  try {
    // The first query is the moment of the snapshot.
    database.exec('begin');
    const version = await versionOf(kyselyOn(database), 'sqlite');
    return {
      version,
      async *rows(table) {
        let batch: Row[] = [];
        for (const row of database.prepare(selectAll(table)).iterate()) {
          if (batch.push(row) < ROWS_AT_ONCE) continue;
          yield batch;
          batch = [];
        }
        yield batch;
      },
      close: async () => database.close(),
    };
  } catch (error) {
    database.close();
    throw new WrongDatabase(`${path}: ${(error as Error).message}`);
  }
}

function opened(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  } catch (error) {
    throw new WrongDatabase(`${path}: ${(error as Error).message}`);
  }
}
