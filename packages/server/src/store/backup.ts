import { type Kysely, sql } from 'kysely';
import { imposeOneSeatEach, liftOneSeatEach } from './migrations/4-one-seat-each.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** In an order in which rows find those that they refer to. */
const TABLES = [
  'house_key',
  'person',
  'session',
  'passkey',
  'notice',
  'push',
  'game_table',
  'seat',
  'event',
  'chat',
  'rating',
  'report',
  'ban',
  'audit',
] as const;

const HEADER = { format: 'ahu-backup', version: 1 } as const;
const ROWS_AT_ONCE = 200;

/** A backup that cannot be used, and why. */
export class BadBackup extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'BadBackup';
  }
}

/**
 * Everything, as one line of JSON a row, from either kind of store and into either: a server can move to PostgreSQL
 * and back. Reads one consistent state while the server goes on.
 */
export async function backup({ db }: Store, write: (line: string) => void | Promise<void>): Promise<number> {
  let rows = 0;
  await write(JSON.stringify(HEADER));
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      for (const table of TABLES) {
        const all = (await transaction.selectFrom(table).selectAll().execute()) as object[];
        for (const row of all) await write(JSON.stringify({ table, row }));
        rows += all.length;
      }
    });
  await write(JSON.stringify({ rows }));
  return rows;
}

/** All of it or nothing, into a store that has nothing yet. */
export async function restore({ db, kind }: Store, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (await hasAnything(transaction)) throw new BadBackup('the database is not empty; restore into a new one');
    // A server that was started once has keys already, which nobody knows it by.
    await transaction.deleteFrom('house_key').execute();
    await liftOneSeatEach(transaction);
    const reader = new Reader(transaction);
    for await (const line of lines) await reader.read(line);
    const rows = await reader.finish();
    await imposeOneSeatEach(transaction);
    if (kind === 'postgres') await countOn(transaction);
    return rows;
  });
}

/** PostgreSQL numbers what is said next without looking at what was restored. */
async function countOn(db: Kysely<Schema>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 0) + 1 from chat), false)`.execute(
    db,
  );
}

async function hasAnything(db: Kysely<Schema>): Promise<boolean> {
  const found = await Promise.all(
    (['person', 'game_table'] as const).map((table) => db.selectFrom(table).select('id').limit(1).execute()),
  );
  return found.some((rows) => rows.length > 0);
}

class Reader {
  readonly #db: Kysely<Schema>;
  #line = 0;
  #rows = 0;
  #promised: number | undefined;
  #batch: { table: (typeof TABLES)[number]; rows: object[] } | undefined;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async read(line: string): Promise<void> {
    this.#line++;
    const json = this.#parse(line);
    if (this.#line === 1) return this.#greet(json);
    if (typeof json.rows === 'number') {
      this.#promised = json.rows;
      return;
    }
    const table = TABLES.find((each) => each === json.table);
    if (!table || typeof json.row !== 'object' || json.row === null) throw this.#bad('is no row of Ahu');
    if (this.#batch?.table !== table || this.#batch.rows.length >= ROWS_AT_ONCE) await this.#flush();
    this.#batch ??= { table, rows: [] };
    this.#batch.rows.push(json.row);
    this.#rows++;
  }

  async finish(): Promise<number> {
    await this.#flush();
    if (this.#promised === undefined) throw new BadBackup('the end is missing: the file was cut off');
    if (this.#promised !== this.#rows)
      throw new BadBackup(`${this.#promised} rows were written, ${this.#rows} are there`);
    return this.#rows;
  }

  #greet(json: Record<string, unknown>): void {
    if (json.format !== HEADER.format) throw this.#bad('is not the beginning of a backup of Ahu');
    if (json.version !== HEADER.version) throw this.#bad(`has version ${json.version}; this Ahu reads 1`);
  }

  #parse(line: string): Record<string, unknown> {
    try {
      const json: unknown = JSON.parse(line);
      if (typeof json === 'object' && json !== null) return json as Record<string, unknown>;
    } catch {
      // Told below.
    }
    throw this.#bad('is not JSON');
  }

  #bad(why: string): BadBackup {
    return new BadBackup(`line ${this.#line} ${why}`);
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = undefined;
    if (!batch) return;
    try {
      await this.#db
        .insertInto(batch.table)
        .values(batch.rows as never)
        .execute();
    } catch (error) {
      throw new BadBackup(`rows of ${batch.table} up to line ${this.#line} do not fit: ${(error as Error).message}`);
    }
  }
}
