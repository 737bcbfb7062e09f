import { setImmediate } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { NewEvent, Schema } from './schema.ts';
import type { StoreKind } from './store.ts';

/** What became of an event: written, known already under this number, or its number was taken by another. */
export type Appended =
  | { readonly kind: 'written' }
  | { readonly kind: 'repeated'; readonly seq: number }
  | { readonly kind: 'taken' };

interface Waiting {
  readonly event: NewEvent;
  resolve(result: Appended): void;
  reject(error: unknown): void;
}

const MOST_AT_ONCE = 500;

type Written = Pick<NewEvent, 'table_id' | 'command'>;

/**
 * A batch of any length is one statement with one parameter: that is written thousands of times a second, and a text
 * with a place for every value would have to be made anew for every length.
 */
const INSERT: Readonly<Record<StoreKind, (rows: string) => RawBuilder<Written>>> = {
  sqlite: (rows) => sql`
    insert into event (table_id, seq, command, body, at)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(${rows}) where true
    on conflict do nothing returning table_id, command`,
  postgres: (rows) => sql`
    insert into event (table_id, seq, command, body, at)
    select row ->> 0, (row ->> 1)::int, row ->> 2, row ->> 3, (row ->> 4)::bigint
    from json_array_elements(${rows}::json) as row
    on conflict do nothing returning table_id, command`,
};

/**
 * Writes events durably, many at a time: whatever arrives while one batch is flushed to the disk goes into the next.
 * Nobody is told of an event before it is committed.
 */
export class Appender {
  readonly #db: Kysely<Schema>;
  readonly #insert: (typeof INSERT)[StoreKind];
  #queue: Waiting[] = [];
  #flushing = false;

  constructor(db: Kysely<Schema>, kind: StoreKind) {
    this.#db = db;
    this.#insert = INSERT[kind];
  }

  append(event: NewEvent): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ event, resolve, reject });
      if (!this.#flushing) void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    this.#flushing = true;
    while (this.#queue.length > 0) {
      // Whatever else has arrived by now comes along.
      await setImmediate();
      const batch = this.#queue.splice(0, MOST_AT_ONCE);
      try {
        await this.#write(batch);
      } catch (error) {
        if (batch.length === 1) batch[0].reject(error);
        else await this.#oneByOne(batch);
      }
    }
    this.#flushing = false;
  }

  /** One bad event must not fail its neighbours. */
  async #oneByOne(batch: readonly Waiting[]): Promise<void> {
    for (const waiting of batch) await this.#write([waiting]).catch(waiting.reject);
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.map(({ event: { table_id, seq, command, body, at } }) => [table_id, seq, command, body, at]);
    const { rows: written } = await this.#insert(JSON.stringify(rows)).execute(this.#db);
    const keys = new Set(written.map(({ table_id, command }) => `${table_id} ${command}`));
    for (const { event, resolve } of batch) {
      // Of two with the same command in one batch the first was written, and the second finds it.
      const isNew = keys.delete(`${event.table_id} ${event.command}`);
      resolve(isNew ? { kind: 'written' } : await this.#find(event));
    }
  }

  async #find({ table_id, command }: NewEvent): Promise<Appended> {
    const row = await this.#db
      .selectFrom('event')
      .select('seq')
      .where('table_id', '=', table_id)
      .where('command', '=', command)
      .executeTakeFirst();
    return row ? { kind: 'repeated', seq: row.seq } : { kind: 'taken' };
  }
}
