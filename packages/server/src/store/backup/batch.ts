import { CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { StoreKind } from '../schema/store-kind.ts';
import type { OnRows } from './backup.ts';
import { BadBackup } from './bad-backup.ts';
import type { Reader, ReadRow } from './reader.ts';

const ROWS_AT_ONCE = 100;

/** Rows of one table with the same columns, which are written together. */
export class Batch {
  readonly #db: Kysely<Schema>;
  readonly #kind: StoreKind;
  readonly #reader: Reader;
  readonly #onRows: OnRows;
  #rows: ReadRow[] = [];
  /** Nearly all batches have the same shape as the one before, and so the same statement. */
  #last = { shape: '', sql: '' };

  constructor(db: Kysely<Schema>, kind: StoreKind, reader: Reader, onRows: OnRows) {
    this.#db = db;
    this.#kind = kind;
    this.#reader = reader;
    this.#onRows = onRows;
  }

  /** Undefined for the end. */
  async add(row: ReadRow | undefined): Promise<void> {
    const [first] = this.#rows;
    if (first && (!row || this.#rows.length >= ROWS_AT_ONCE || !isAlike(first, row))) await this.#write(first);
    if (row) this.#rows.push(row);
  }

  async #write({ table, row }: ReadRow): Promise<void> {
    const query = CompiledQuery.raw(
      this.#insert(table, Object.keys(row), this.#rows.length),
      this.#rows.flatMap((each) => Object.values(each.row)),
    );
    this.#rows = [];
    try {
      await this.#db.executeQuery(query);
    } catch (error) {
      throw new BadBackup(`rows of ${table} before line ${this.#reader.line} do not fit: ${(error as Error).message}`);
    }
    this.#onRows(this.#reader.rows);
  }

  /** The reader has made sure that these are names of Ahu's own. */
  #insert(table: string, columns: readonly string[], rows: number): string {
    const shape = `${table} ${columns} ${rows}`;
    if (this.#last.shape !== shape) this.#last = { shape, sql: insertOf(this.#kind, table, columns, rows) };
    return this.#last.sql;
  }
}

function insertOf(kind: StoreKind, table: string, columns: readonly string[], rows: number): string {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const values = Array.from({ length: rows }, (_, row) => {
    const places = columns.map((_, column) => (kind === 'sqlite' ? '?' : `$${row * columns.length + column + 1}`));
    return `(${places.join(', ')})`;
  });
  return `insert into "${table}" (${names}) values ${values.join(', ')}`;
}

const isAlike = (one: ReadRow, other: ReadRow): boolean =>
  one.table === other.table && Object.keys(one.row).join() === Object.keys(other.row).join();
