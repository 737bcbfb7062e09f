import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { type Append, appending, insertInto, insertOver } from './append.ts';
import { databaseFileIn, makeDatabaseFile, requireDatabaseFile, type StoreLocation } from './database-file.ts';
import { migrate } from './migrate.ts';
import { serverPool } from './postgres.ts';
import { QueryWatch } from './query-watch.ts';
import type { Schema } from './schema/schema.ts';
import type { StoreKind } from './schema/store-kind.ts';
import { SqliteThreadDialect } from './sqlite.ts';
import { requireNewest } from './version.ts';

export type Damage = 'corrupt' | 'missing';

/** The database. Both kinds have the same tables and answer the same queries. */
export interface Store {
  readonly kind: StoreKind;
  readonly db: Kysely<Schema>;
  readonly append: Append;
  /** What is wrong with the files of the database, though it may still answer; a PostgreSQL looks after its own. */
  damage(): Damage | undefined;
  readonly queries: QueryWatch;
  close(): Promise<void>;
}

/** `made` makes a database where there is none, and brings an older one up to date; `existing` does neither. */
export type Opening = 'made' | 'existing';

/** What the settings say: PostgreSQL, or a file in the data folder. */
export function openStore(
  { databaseUrl, data }: StoreLocation,
  onError: (error: Error) => void,
  opening?: Opening,
): Promise<Store> {
  return databaseUrl ? openPostgres(databaseUrl, onError, opening) : openSqlite(databaseFileIn(data), opening);
}

export async function openSqlite(path: string, opening: Opening = 'made'): Promise<Store> {
  if (opening === 'made') makeDatabaseFile(path);
  else requireDatabaseFile(path);
  const dialect = new SqliteThreadDialect(path);
  return opened('sqlite', dialect, appending(insertInto(dialect)), opening, () => dialect.damage());
}

export function openPostgres(url: string, onError: (error: Error) => void, opening: Opening = 'made'): Promise<Store> {
  const pool = serverPool(url, onError);
  return opened('postgres', new PostgresDialect({ pool }), appending(insertOver(pool)), opening, () => undefined);
}

async function opened(
  kind: StoreKind,
  dialect: Dialect,
  append: Append,
  opening: Opening,
  damage: Store['damage'],
): Promise<Store> {
  const queries = new QueryWatch();
  const db = new Kysely<Schema>({ dialect: queries.watchDialect(dialect), log: queries.hear });
  try {
    await (opening === 'made' ? migrate : requireNewest)(db, kind);
    return { kind, db, append: queries.watchAppend(append), damage, queries, close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
