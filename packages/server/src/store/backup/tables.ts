import { DatabaseSync } from 'node:sqlite';
import { migrateTo } from '../migrate.ts';
import { kyselyOn } from '../sqlite-here.ts';

/** A table of the database, as the migrations make it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

/** Everything else is in every backup, so that a new table cannot be forgotten. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  asked: 'who is asked follows from the events, and is stored again when a table is loaded',
  challenge: 'one for each sign-in with a passkey that is under way, worthless after minutes',
  heartbeat: 'when this very database could last be written',
  recovery: 'links to a new password, worthless after half an hour',
  migration: 'the version stands at the beginning of the file',
};

export const isBackedUp = ({ name }: Pick<TableShape, 'name'>): boolean => !Object.hasOwn(LEFT_OUT, name);

/**
 * The tables of a version of the database, each after those that it refers to. The migrations themselves are asked,
 * on an empty database in memory: what else is in a database, of other programs, is not Ahu's to touch.
 */
export async function tablesOf(version: number): Promise<readonly TableShape[]> {
  const database = new DatabaseSync(':memory:');
  try {
    await kyselyOn(database)
      .transaction()
      .execute((transaction) => migrateTo(version, transaction, 'sqlite'));
    return inOrder(database);
  } finally {
    database.close();
  }
}

function inOrder(database: DatabaseSync): TableShape[] {
  const all = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'`)
    .all();
  const left = new Map(all.map(({ name }) => [String(name), referredBy(database, String(name))]));
  const ordered: TableShape[] = [];
  while (left.size > 0) {
    const name = [...left.keys()].find((each) => left.get(each)?.every((other) => other === each || !left.has(other)));
    if (name === undefined) throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(', ')}`);
    left.delete(name);
    ordered.push(shapeOf(database, name));
  }
  return ordered;
}

const referredBy = (database: DatabaseSync, name: string): string[] =>
  database
    .prepare('select "table" as other from pragma_foreign_key_list(?)')
    .all(name)
    .map(({ other }) => String(other));

function shapeOf(database: DatabaseSync, name: string): TableShape {
  const columns = database.prepare('select name, pk from pragma_table_info(?) order by cid').all(name);
  const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
  const names = (of: typeof columns): string[] => of.map((column) => String(column.name));
  return { name, columns: names(columns), key: names(key) };
}
