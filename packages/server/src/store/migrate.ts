import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema/schema.ts';
import type { StoreKind } from './schema/store-kind.ts';
import { settleNames } from './settle-names.ts';
import { NEWEST, refuseNewer, versionOf } from './version.ts';

/** One lock for all processes that start at once; any number will do. */
const MIGRATION_LOCK = 8700;

/** Brings a database of any earlier version up to this one, or leaves it as it was. */
export async function migrate(db: Kysely<Schema>, kind: StoreKind): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockMigrations(transaction, kind);
    await migrateTo(NEWEST, transaction, kind);
  });
}

/** Until the transaction ends no other process changes tables, nor starts a server. */
export async function lockMigrations(transaction: Kysely<Schema>, kind: StoreKind): Promise<void> {
  // SQLite's transactions are one at a time anyway.
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
}

/** In a transaction of the caller's. */
export async function migrateTo(version: number, transaction: Kysely<Schema>, kind: StoreKind): Promise<void> {
  const before = await versionOf(transaction, kind);
  refuseNewer(before);
  if (before === 0) {
    await transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .execute();
  }
  for (let id = before; id < version; id++) {
    await MIGRATIONS[id](transaction, kind);
    await transaction.insertInto('migration').values({ id }).execute();
  }
  if (before < NEWEST && version === NEWEST) await settleNames(transaction);
}
