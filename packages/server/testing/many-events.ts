import { sql } from 'kysely';
import type { StoreLocation } from '../src/store/database-file.ts';
import { openStore } from '../src/store/store.ts';

const EVENTS_A_TABLE = 150;
const AT_ONCE = 50_000;
const BODY = JSON.stringify({ kind: 'move', seat: 1, notation: 'play priest to 3, sacrifice fish' });

/** What long years of play leave behind: events of games that nobody looks at any more. */
export async function writeEvents(place: StoreLocation, events: number): Promise<void> {
  const store = await openStore(place, () => {});
  const { db, kind } = store;
  for (let from = 0; from < events; from += AT_ONCE) {
    const to = Math.min(events, from + AT_ONCE);
    const numbers =
      kind === 'sqlite'
        ? sql`with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to - 1})`
        : sql`with numbers as (select generate_series(${from}::int, ${to - 1}::int) as n)`;
    await sql`
      ${numbers}
      insert into event (table_id, seq, command, body, at)
      select 'played-long-ago-' || (n / ${sql.lit(EVENTS_A_TABLE)}), n % ${sql.lit(EVENTS_A_TABLE)} + 1,
        '1-0cbf3c4e-7d5b-4f6e-9a51-' || n, ${BODY}, 1790000000000 + n
      from numbers`.execute(db);
  }
  await store.close();
}
