import type { NewEvent } from './schema.ts';
import type { StoreKind } from './store.ts';
import { Together } from './together.ts';

type Key = Pick<NewEvent, 'table_id' | 'seq'>;

/**
 * A batch of any length is one statement with one parameter: that is written thousands of times a second, and a text
 * with a place for every value would have to be made anew for every length.
 */
const INSERT: Readonly<Record<StoreKind, string>> = {
  sqlite: `
    insert into event (table_id, seq, command, body, at)
    select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?) where true
    on conflict do nothing returning table_id, seq`,
  postgres: `
    insert into event (table_id, seq, command, body, at)
    select row ->> 0, (row ->> 1)::int, row ->> 2, row ->> 3, (row ->> 4)::bigint
    from json_array_elements($1::json) as row
    on conflict do nothing returning table_id, seq`,
};

/**
 * Writes an event durably, together with whatever else is to be written; true when it is committed, and nobody is told
 * of it before. False if its number is taken: then its table has changed, and whoever wants it must look again.
 */
export type Append = (event: NewEvent) => Promise<boolean>;

export type Query = <Row>(sql: string, parameters: readonly unknown[]) => Promise<Row[]>;

export function appending(kind: StoreKind, query: Query): Append {
  const events = new Together(async (batch: readonly NewEvent[]) => {
    const rows = batch.map(({ table_id, seq, command, body, at }) => [table_id, seq, command, body, at]);
    const written = await query<Key>(INSERT[kind], [JSON.stringify(rows)]);
    const keys = new Set(written.map(keyOf));
    // Of two with one number in one batch the first was written.
    return batch.map((event) => keys.delete(keyOf(event)));
  });
  return (event) => events.do(event);
}

const keyOf = ({ table_id, seq }: Key): string => `${table_id} ${seq}`;
