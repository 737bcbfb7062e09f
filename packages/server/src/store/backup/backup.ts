import { createHash } from 'node:crypto';
import { databaseFileIn, type StoreLocation } from '../database-file.ts';
import { refuseNewer } from '../version.ts';
import { WrongDatabase } from '../wrong-database.ts';
import { BadBackup } from './bad-backup.ts';
import { lineOf } from './lines.ts';
import { postgresSnapshot } from './postgres-snapshot.ts';
import type { Row, Snapshot } from './snapshot.ts';
import { sqliteSnapshot } from './sqlite-snapshot.ts';
import { isBackedUp, type TableShape, tablesOf } from './tables.ts';

/** docs/backup-file.md says what a file looks like. */
export const FORMAT = 'ahu-backup';
export const FORMAT_VERSION = 2;

/** How many rows are through. */
export type OnRows = (rows: number) => void;

/**
 * Everything that is in a database at one moment, as the bytes of a backup. The reader sets the pace, and only
 * a few rows are in memory. Can be restored into either kind of store.
 */
export async function* backup({ databaseUrl, data }: StoreLocation, onRows: OnRows = () => {}): AsyncGenerator<Buffer> {
  const snapshot = await (databaseUrl ? postgresSnapshot(databaseUrl) : sqliteSnapshot(databaseFileIn(data)));
  try {
    refuseNewer(snapshot.version);
    if (snapshot.version === 0) throw new WrongDatabase('the database has no tables of Ahu');
    yield* bytesOf(snapshot, onRows);
  } finally {
    await snapshot.close();
  }
}

async function* bytesOf(snapshot: Snapshot, onRows: OnRows): AsyncGenerator<Buffer> {
  const { version } = snapshot;
  const hash = createHash('sha256');
  const hashed = (text: string): Buffer => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  let rows = 0;
  yield hashed(lineOf({ format: FORMAT, version: FORMAT_VERSION, database: version, made: new Date().toISOString() }));
  for (const table of (await tablesOf(version)).filter(isBackedUp)) {
    for await (const batch of snapshot.rows(table)) {
      yield hashed(batch.map((row) => lineOf({ table: table.name, row: carried(table, row) })).join(''));
      rows += batch.length;
      onRows(rows);
    }
  }
  yield Buffer.from(lineOf({ rows, sha256: hash.digest('hex') }));
}

/** What JSON would change on the way is refused, so that a backup is never wrong without a word. */
function carried({ name }: TableShape, row: Row): Row {
  for (const [column, value] of Object.entries(row)) {
    const isFine =
      value === null ||
      typeof value === 'string' ||
      (typeof value === 'number' && Number.isFinite(value) && (Number.isSafeInteger(value) || value % 1 !== 0));
    if (!isFine) throw new BadBackup(`${name}.${column} holds a value that a backup cannot carry`);
  }
  return row;
}
