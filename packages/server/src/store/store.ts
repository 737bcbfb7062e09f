import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Append, appending, insertInto, insertOver } from './append.ts';
import { endWhenInDoubt } from './doubt.ts';
import { migrate } from './migrate.ts';
import { QueryWatch } from './query-watch.ts';
import type { Schema } from './schema.ts';
import { SqliteThreadDialect } from './sqlite.ts';

export type StoreKind = 'sqlite' | 'postgres';

/** Where everything is kept. Both kinds hold the same tables and answer the same queries. */
export interface Store {
  readonly kind: StoreKind;
  readonly db: Kysely<Schema>;
  readonly append: Append;
  readonly queries: QueryWatch;
  close(): Promise<void>;
}

/** Longer than any query of Ahu takes, and shorter than anybody waits. */
const QUERY_TIMEOUT = 10_000;

/** PostgreSQL gives 64-bit numbers as text; times and counts fit into a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openSqlite(path: string): Promise<Store> {
  const dialect = new SqliteThreadDialect(path);
  return opened('sqlite', dialect, appending(insertInto(dialect)));
}

export function openPostgres(url: string, onError: (error: Error) => void): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    query_timeout: QUERY_TIMEOUT,
    statement_timeout: QUERY_TIMEOUT,
    // PostgreSQL does not notice for hours that a process was cut off, and keeps the locks of its transaction.
    idle_in_transaction_session_timeout: QUERY_TIMEOUT,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: QUERY_TIMEOUT,
  });
  // Without these a connection that breaks would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('connect', endWhenInDoubt);
  return opened('postgres', new PostgresDialect({ pool }), appending(insertOver(pool)));
}

async function opened(kind: StoreKind, dialect: Dialect, append: Append): Promise<Store> {
  const queries = new QueryWatch();
  const db = new Kysely<Schema>({ dialect: queries.watchDialect(dialect), log: queries.hear });
  await migrate(db, kind);
  return { kind, db, append: queries.watchAppend(append), queries, close: () => db.destroy() };
}
