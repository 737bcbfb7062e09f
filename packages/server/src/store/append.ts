import type pg from 'pg';
import { Batcher } from './batcher.ts';
import type { NewEvent } from './schema/schema.ts';
import type { SqliteThreadDialect } from './sqlite.ts';

/**
 * Writes an event durably, in one batch with others. True when it is committed; nothing is sent to clients
 * of it before. False if its number is taken: then the table has changed, and the caller has to read it again.
 */
export type Append = (event: NewEvent) => Promise<boolean>;

/** Writes those of the events that it can in one commit; returns which. Bypasses Kysely to save time. */
type Insert = (batch: readonly NewEvent[]) => Promise<readonly boolean[]>;

export function appending(insert: Insert): Append {
  const events = new Batcher(insert);
  return (event) => events.do(event);
}

/** One after the other, since the statement waits beside the file. */
export function insertInto(sqlite: SqliteThreadDialect): Insert {
  const sql = 'insert into event (table_id, seq, command, body, at) values (?, ?, ?, ?, ?) on conflict do nothing';
  return async (batch) => {
    const changes = await sqlite.runEach(sql, batch.map(rowOf));
    return changes.map((count) => count > 0);
  };
}

/**
 * A batch of any length is one statement with one parameter: a statement with a placeholder for every
 * value would have to be prepared anew for every length.
 */
export function insertOver(pool: pg.Pool): Insert {
  const sql = `
    insert into event (table_id, seq, command, body, at)
    select row ->> 0, (row ->> 1)::int, row ->> 2, row ->> 3, (row ->> 4)::bigint
    from json_array_elements($1::json) as row
    on conflict do nothing returning table_id, seq`;
  return async (batch) => {
    const { rows } = await pool.query<Key>(sql, [JSON.stringify(batch.map(rowOf))]);
    const keys = new Set(rows.map(keyOf));
    // Of two with one number in one batch the first was written.
    return batch.map((event) => keys.delete(keyOf(event)));
  };
}

const rowOf = ({ table_id, seq, command, body, at }: NewEvent): unknown[] => [table_id, seq, command, body, at];

type Key = Pick<NewEvent, 'table_id' | 'seq'>;
const keyOf = ({ table_id, seq }: Key): string => `${table_id} ${seq}`;
