import { Kysely, PostgresDialect, sql } from 'kysely';
import { lockMigrations } from '../migrate.ts';
import { commandPool, SERVING_LOCK } from '../postgres.ts';
import type { Schema } from '../schema/schema.ts';
import { NEWEST } from '../version.ts';
import { WrongDatabase } from '../wrong-database.ts';
import { tablesOf } from './tables.ts';
import type { Target } from './target.ts';

export function postgresTarget(url: string): Target {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: commandPool(url) }) });
  return { kind: 'postgres', db, begin, end: countOn, close: () => db.destroy() };
}

/** What PostgreSQL says when a lock was not to be had in time. */
const LOCK_TIMEOUT = '55P03';

/**
 * A server that starts meanwhile waits, since it has to look for migrations first. One that has just ended may have
 * connections for a moment longer.
 */
async function begin(transaction: Kysely<Schema>): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(transaction);
  try {
    await lockMigrations(transaction, 'postgres');
    await sql`select pg_advisory_xact_lock(${SERVING_LOCK})`.execute(transaction);
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error;
    throw new WrongDatabase('the database is in use: end all servers first');
  }
}

/** PostgreSQL numbers new rows without looking at those that were restored. */
async function countOn(transaction: Kysely<Schema>): Promise<void> {
  const tables = await tablesOf(NEWEST);
  const { rows } = await sql<{ name: string; column: string; sequence: string }>`
    select table_name as name, column_name as column,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and table_name in (${sql.join(tables.map(({ name }) => name))})
      and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`.execute(transaction);
  for (const { name, column, sequence } of rows) {
    const next = sql`(select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(name)})`;
    await sql`select setval(${sequence}, ${next}, false)`.execute(transaction);
  }
}
