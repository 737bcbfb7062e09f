import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Append, appending, insertInto, insertOver } from './append.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { SqliteThreadDialect } from './sqlite.ts';

export type Damage = 'corrupt' | 'missing';

export type StoreKind = 'sqlite' | 'postgres';

/** Where everything is kept. Both kinds hold the same tables and answer the same queries. */
export interface Store {
  readonly kind: StoreKind;
  readonly db: Kysely<Schema>;
  readonly append: Append;
  /** What is wrong with the files of the database, though it may still answer; a PostgreSQL looks after its own. */
  damage(): Damage | undefined;
  close(): Promise<void>;
}

/** Longer than any query of Ahu takes, and shorter than anybody waits. */
const QUERY_TIMEOUT = 10_000;

/** PostgreSQL gives 64-bit numbers as text; times and counts fit into a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openSqlite(path: string): Promise<Store> {
  const dialect = new SqliteThreadDialect(path);
  return opened('sqlite', dialect, appending(insertInto(dialect)), () => dialect.damage());
}

export function openPostgres(url: string, onError: (error: Error) => void): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    query_timeout: QUERY_TIMEOUT,
    statement_timeout: QUERY_TIMEOUT,
    connectionTimeoutMillis: 5_000,
  });
  // Without these a connection that breaks would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return opened('postgres', new PostgresDialect({ pool }), appending(insertOver(pool)), () => undefined);
}

async function opened(kind: StoreKind, dialect: Dialect, append: Append, damage: Store['damage']): Promise<Store> {
  const db = new Kysely<Schema>({ dialect });
  await migrate(db, kind);
  return { kind, db, append, damage, close: () => db.destroy() };
}
