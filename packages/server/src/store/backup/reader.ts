import { createHash } from 'node:crypto';
import { FORMAT, FORMAT_VERSION } from './backup.ts';
import { BadBackup } from './bad-backup.ts';
import { objectOn } from './lines.ts';
import type { TableShape } from './tables.ts';

/** Backups of 0.1 do not say the version of their database; it had this one. */
const DATABASE_OF_FORMAT_1 = 4;

export interface Beginning {
  /** The version of the database. */
  readonly database: number;
}
export interface ReadRow {
  readonly table: string;
  readonly row: Record<string, string | number | null>;
}

/** Reads the lines of a backup one by one; whatever is wrong is told with its line. */
export class Reader {
  readonly #hash = createHash('sha256');
  #format = FORMAT_VERSION;
  #tables: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  #line = 0;
  #rows = 0;
  #ended = false;
  /** Texts with the character NUL, which no PostgreSQL can keep. */
  nuls = 0;

  get rows(): number {
    return this.#rows;
  }

  get line(): number {
    return this.#line;
  }

  begin(line: Buffer): Beginning {
    const json = this.#parse(line);
    this.#hash.update(line).update('\n');
    if (json.format !== FORMAT) throw this.#bad('is not the beginning of a backup of Ahu');
    const { version, database } = json;
    if (version === 1) this.#format = 1;
    else if (version !== FORMAT_VERSION) throw this.#bad(`has version ${version}; this Ahu reads 1 and 2`);
    if (version === 1) return { database: DATABASE_OF_FORMAT_1 };
    if (!Number.isSafeInteger(database) || Number(database) < 1)
      throw this.#bad('does not say the version of its database');
    return { database: Number(database) };
  }

  /** The tables that rows can belong to from now on. */
  expect(tables: readonly TableShape[]): void {
    this.#tables = new Map(tables.map(({ name, columns }) => [name, new Set(columns)]));
  }

  /** Undefined for the end. */
  read(line: Buffer): ReadRow | undefined {
    if (this.#ended) throw this.#bad('comes after the end');
    const json = this.#parse(line);
    if (typeof json.rows === 'number') return this.#end(json);
    this.#hash.update(line).update('\n');
    const { table, row } = json;
    const columns = typeof table === 'string' ? this.#tables.get(table) : undefined;
    if (!columns || typeof row !== 'object' || row === null) throw this.#bad('is no row of Ahu');
    for (const column of Object.keys(row)) if (!columns.has(column)) throw this.#bad(`has an unknown column ${column}`);
    this.#rows++;
    return { table: table as string, row: this.#checked(row as Record<string, unknown>) };
  }

  finish(): void {
    if (!this.#ended) throw new BadBackup('the end is missing: the file was cut off');
  }

  #parse(line: Buffer): Record<string, unknown> {
    this.#line++;
    return objectOn(line) ?? this.#fail('is not JSON');
  }

  #end(json: Record<string, unknown>): undefined {
    if (json.rows !== this.#rows) throw new BadBackup(`${json.rows} rows were written, ${this.#rows} are there`);
    if (this.#format > 1 && json.sha256 !== this.#hash.digest('hex'))
      throw new BadBackup('the checksum at its end is not that of its contents: the file was damaged');
    this.#ended = true;
  }

  #checked(row: Record<string, unknown>): ReadRow['row'] {
    for (const [column, value] of Object.entries(row)) {
      if (typeof value === 'string') row[column] = this.#withoutNul(value);
      else if (value !== null && typeof value !== 'number') throw this.#bad(`has no value for ${column}`);
    }
    return row as ReadRow['row'];
  }

  /** One text that got in past all doors must not keep everything else from being restored. */
  #withoutNul(text: string): string {
    if (!text.includes('\0')) return text;
    this.nuls++;
    return text.replaceAll('\0', '\ufffd');
  }

  #bad(why: string): BadBackup {
    return new BadBackup(`line ${this.#line} ${why}`);
  }

  #fail(why: string): never {
    throw this.#bad(why);
  }
}
