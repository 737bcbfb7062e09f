import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema/schema.ts';
import type { StoreKind } from './schema/store-kind.ts';
import { WrongDatabase } from './wrong-database.ts';

/** The version of a database is the number of migrations that it has gone through; 0 where Ahu has no tables. */
export const NEWEST = MIGRATIONS.length;

export async function versionOf(db: Kysely<Schema>, kind: StoreKind): Promise<number> {
  const found =
    kind === 'sqlite'
      ? sql`select 1 from sqlite_schema where type = 'table' and name = 'migration'`
      : sql`select 1 where to_regclass('migration') is not null`;
  if ((await found.execute(db)).rows.length === 0) return 0;
  const { last } = await db
    .selectFrom('migration')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? 0 : Number(last) + 1;
}

/** An older Ahu would misunderstand what a newer one has written. */
export function refuseNewer(version: number): void {
  if (version <= NEWEST) return;
  throw new WrongDatabase(
    `the database has version ${version}, and this Ahu knows versions up to ${NEWEST}: it was used by a newer Ahu. ` +
      'Start that one again; nothing was changed',
  );
}

/** For commands that work beside a server, which alone brings a database up to date. */
export async function requireNewest(db: Kysely<Schema>, kind: StoreKind): Promise<void> {
  const version = await versionOf(db, kind);
  refuseNewer(version);
  if (version === 0) throw new WrongDatabase('the database has no tables of Ahu');
  if (version < NEWEST) {
    throw new WrongDatabase(
      `the database has version ${version}, and this Ahu works with ${NEWEST}: start the server once to bring it up to date`,
    );
  }
}
