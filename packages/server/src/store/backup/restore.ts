import type { Kysely } from 'kysely';
import type { StoreLocation } from '../database-file.ts';
import { migrateTo } from '../migrate.ts';
import type { Schema } from '../schema/schema.ts';
import { NEWEST, refuseNewer, versionOf } from '../version.ts';
import { WrongDatabase } from '../wrong-database.ts';
import type { OnRows } from './backup.ts';
import { BadBackup } from './bad-backup.ts';
import { Batch } from './batch.ts';
import { linesIn } from './lines.ts';
import { Reader } from './reader.ts';
import { isBackedUp, tablesOf } from './tables.ts';
import { openTarget, type Target } from './target.ts';

export interface Restored {
  readonly rows: number;
  /** How many texts held the character NUL, which is replaced by U+FFFD. */
  readonly nuls: number;
}

/** All of it or nothing, into a database that has nothing yet or into a new one. */
export async function restore(
  location: StoreLocation,
  bytes: AsyncIterable<Uint8Array>,
  onRows: OnRows = () => {},
): Promise<Restored> {
  const target = openTarget(location);
  let isRestored = false;
  try {
    const restored = await target.db.transaction().execute((transaction) => fill(target, transaction, bytes, onRows));
    isRestored = true;
    return restored;
  } finally {
    await target.close(isRestored);
  }
}

/**
 * The tables are made as they were in the version of the backup, and brought up to date when everything is in them:
 * in the same way as if that database had been kept.
 */
async function fill(
  target: Target,
  transaction: Kysely<Schema>,
  bytes: AsyncIterable<Uint8Array>,
  onRows: OnRows,
): Promise<Restored> {
  const { kind } = target;
  await target.begin(transaction);
  await clear(transaction, await versionOf(transaction, kind));
  const reader = new Reader();
  const rows = new Batch(transaction, kind, reader, onRows);
  for await (const line of linesIn(bytes)) {
    if (reader.line > 0) await rows.add(reader.read(line));
    else {
      const { database } = reader.begin(line);
      if (database > NEWEST)
        throw new BadBackup(
          `was made by a newer Ahu: its database has version ${database}, this Ahu knows versions up to ${NEWEST}`,
        );
      await migrateTo(database, transaction, kind);
      reader.expect((await tablesOf(database)).filter(isBackedUp));
    }
  }
  reader.finish();
  await migrateTo(NEWEST, transaction, kind);
  await target.end(transaction);
  return { rows: reader.rows, nuls: reader.nuls };
}

/** A server that was started once has keys already, which nobody knows it by. */
async function clear(transaction: Kysely<Schema>, version: number): Promise<void> {
  refuseNewer(version);
  if (version === 0) return;
  for (const table of ['person', 'game_table'] as const) {
    const found = await transaction.selectFrom(table).select('id').limit(1).execute();
    if (found.length > 0) throw new WrongDatabase('the database is not empty; restore into a new one');
  }
  for (const { name } of (await tablesOf(version)).toReversed()) await transaction.schema.dropTable(name).execute();
}
