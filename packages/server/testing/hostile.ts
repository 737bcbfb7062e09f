import { DatabaseSync } from 'node:sqlite';
import { type Random, Sfc32 } from '@ahu/core';
import { tablesOf } from '../src/store/backup/tables.ts';
import { migrate } from '../src/store/migrate.ts';
import type { Schema } from '../src/store/schema/schema.ts';
import { kyselyOn } from '../src/store/sqlite-here.ts';
import type { Store } from '../src/store/store.ts';
import { NEWEST } from '../src/store/version.ts';

/** Texts that have broken formats, databases and terminals before. */
const NASTY = [
  ...['\u2028', '\u2029', '\u0085', '\u007f', '\ufeff', '\ufffe', '\u00ad', '\u200b', '\u202e', '\u2066'],
  ...['\n', '\r\n', '\t', '\v', '\f', '\x01', '\x1b[2J', '\x1e', '\x1f'],
  ...['"', "'", "''; drop table person; --", '\\', '\\n', '\\u0000', '\\x00', '$1', '%s', '{{x}}', '`', ';'],
  ...['😀', '👩‍👩‍👧‍👦', '𝕳𝖔𝖙𝖚', '\u{10ffff}', '你好', 'עברית', 'الع\u0650ربية', 'e\u0301\u0302\u0303', 'İıſß'],
  ...['{"rows":1}', '{"table":"person","row":{}}', 'null', '\\.', '__proto__', ' ', ''],
];

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isKey: boolean;
  readonly isNullable: boolean;
  readonly refersTo?: { readonly table: string; readonly column: string };
}

const ROWS_AT_ONCE = 500;

type Rows = Map<string, Record<string, unknown>[]>;

/** Fills every table that there is, in any column, with what may stand there; the same for the same seed. */
export async function fillWithHostile({ db }: Store, seed: number, rowsEach: number): Promise<void> {
  const random = new Sfc32(seed);
  const filled: Rows = new Map();
  for (const [table, columns] of await columnsOf()) {
    const rows = Array.from({ length: rowsEach }, (_, n) => rowOf(columns, n, filled, random));
    filled.set(table, rows);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      await db
        .insertInto(table as keyof Schema)
        .values(some as never)
        .execute();
    }
  }
}

function rowOf(columns: readonly Column[], n: number, filled: Rows, random: Random): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column.name, valueFor(column, n, filled, random)]));
}

function valueFor({ type, isKey, isNullable, refersTo }: Column, n: number, filled: Rows, random: Random): unknown {
  // By number, so that a table whose key is a reference has each only once.
  if (refersTo) return filled.get(refersTo.table)?.[n]?.[refersTo.column];
  if (isNullable && random.below(4) === 0) return null;
  if (type.startsWith('text')) return `${n} ${hostileText(random)}`;
  if (type.startsWith('double')) return (random.below(2 ** 31) - 2 ** 30) / (1 + random.below(1_000_003));
  if (isKey) return n;
  return type === 'bigint' ? random.below(2 ** 31) * 2 ** 21 + n : random.below(2 ** 31);
}

export function hostileText(random: Random): string {
  const piece = (): string =>
    random.below(3) > 0 ? NASTY[random.below(NASTY.length)] : String.fromCodePoint(codePoint(random));
  return Array.from({ length: 1 + random.below(12) }, piece).join('');
}

/** Any but NUL, which no PostgreSQL keeps, and halves of pairs, which are no text. */
function codePoint(random: Random): number {
  const code = 1 + random.below(0x10ffff);
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
}

/** By table, each after those that it refers to. */
async function columnsOf(): Promise<Map<string, Column[]>> {
  const database = new DatabaseSync(':memory:');
  await migrate(kyselyOn(database), 'sqlite');
  const tables = (await tablesOf(NEWEST)).filter(({ name }) => name !== 'migration');
  const found = new Map(tables.map(({ name }) => [name, columnsIn(database, name)]));
  database.close();
  return found;
}

function columnsIn(database: DatabaseSync, table: string): Column[] {
  const references = new Map(
    database
      .prepare('select "from" as name, "table", "to" as "column" from pragma_foreign_key_list(?)')
      .all(table)
      .map(({ name, table, column }) => [name, { table: String(table), column: String(column) }]),
  );
  const columns = database
    .prepare('select name, lower(type) as type, pk, "notnull" from pragma_table_info(?)')
    .all(table);
  return columns.map(({ name, type, pk, notnull }) => {
    const refersTo = references.get(name);
    return {
      name: String(name),
      type: String(type),
      isKey: Number(pk) > 0,
      isNullable: notnull === 0 && pk === 0,
      ...(refersTo && { refersTo }),
    };
  });
}
