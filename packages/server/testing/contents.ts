import { sql } from 'kysely';
import type { Store } from '../src/store/store.ts';

/** By table: every row as JSON, in an order that does not depend on the store. */
export type Contents = Readonly<Record<string, readonly string[]>>;

/** All that is in a database but what no backup has. The database itself is asked for its tables. */
export async function contentsOf({ db }: Store): Promise<Contents> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'challenge');
  const contents: Record<string, string[]> = {};
  for (const { name } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    contents[name] = rows
      .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
      .toSorted();
  }
  return contents;
}
