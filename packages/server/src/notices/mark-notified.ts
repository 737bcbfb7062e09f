import type { Seat } from '@ahu/core';
import { sql } from 'kysely';
import { Batcher } from '../store/batcher.ts';
import type { Store } from '../store/store.ts';

/** A person's turn, by the event that asked them. */
interface Asked {
  readonly table: string;
  readonly seat: Seat;
  readonly seq: number;
}

type Person = string | null | undefined;

/**
 * Stores the last turn that a person has seen or was notified of. Returns the person to the first caller of all
 * processes, null or undefined to the others. Calls are batched, so that moves do not wait for many single updates.
 */
export function markNotifiedIn({ db }: Store): (asked: Asked) => Promise<Person> {
  const turns = new Batcher<Asked, Person>(async (all) => {
    const rows = sql.join(
      all.map(
        ({ table, seat, seq }) => sql`(cast(${table} as text), cast(${seat} as integer), cast(${seq} as integer))`,
      ),
    );
    const { rows: first } = await sql<{ table_id: string; seat: Seat; told: number; person: string | null }>`
      update seat set told = asked.seq
      from (
        select column1 as table_id, column2 as place, max(column3) as seq
        from (values ${rows}) as turns group by column1, column2
      ) as asked
      where seat.table_id = asked.table_id and seat.seat = asked.place and seat.told < asked.seq
      returning seat.table_id, seat.seat, seat.told, seat.person`.execute(db);
    const people = new Map(first.map((row) => [keyOf(row.table_id, row.seat, row.told), row.person]));
    return all.map(({ table, seat, seq }) => {
      const key = keyOf(table, seat, seq);
      const person = people.get(key);
      // If a turn is in the batch twice, the first call gets the person.
      people.delete(key);
      return person;
    });
  });
  return (asked) => turns.do(asked);
}

const keyOf = (table: string, seat: Seat, seq: number): string => `${table} ${seat} ${seq}`;
