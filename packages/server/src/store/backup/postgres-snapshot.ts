import { Kysely, PostgresDialect, sql } from 'kysely';
import { commandPool } from '../postgres.ts';
import type { Schema } from '../schema/schema.ts';
import { versionOf } from '../version.ts';
import { type Row, type Snapshot, selectAll } from './snapshot.ts';

const ROWS_AT_ONCE = 100;

/** One transaction that sees what was there at its beginning, and a cursor for each table. */
export async function postgresSnapshot(url: string): Promise<Snapshot> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: commandPool(url) }) });
  try {
    const transaction = await db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    return {
      version: await versionOf(transaction, 'postgres'),
      rows: (table) => fetched(transaction, selectAll(table)),
      async close() {
        // A connection that broke has ended it already.
        await transaction
          .rollback()
          .execute()
          .catch(() => {});
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function* fetched(transaction: Kysely<Schema>, select: string): AsyncGenerator<readonly Row[]> {
  await sql.raw(`declare backup no scroll cursor for ${select}`).execute(transaction);
  for (;;) {
    const { rows } = await sql.raw<Row>(`fetch ${ROWS_AT_ONCE} from backup`).execute(transaction);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql.raw('close backup').execute(transaction);
}
