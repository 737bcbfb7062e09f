import { type Kysely, sql } from 'kysely';
import { settleNames } from '../people/settle-names.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import type { StoreKind } from './store.ts';

/** One lock for all processes that start at once; any number will do. */
const MIGRATION_LOCK = 8700;

/** Brings a database of any earlier version up to this one, or leaves it as it was. */
export async function migrate(db: Kysely<Schema>, kind: StoreKind): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // SQLite's transactions are one at a time anyway.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    await transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .execute();
    const done = await transaction.selectFrom('migration').select('id').execute();
    for (let id = done.length; id < MIGRATIONS.length; id++) {
      await MIGRATIONS[id](transaction, kind);
      await transaction.insertInto('migration').values({ id }).execute();
    }
    await settleNames(transaction);
  });
}
