import { sql } from 'kysely';
import type { Store } from '../src/store/store.ts';

/** As if the last event had just happened: clocks would have run out long ago, and tables that wait be gone. */
export async function wakeUp({ db }: Store): Promise<void> {
  const { newest } = await db
    .selectFrom('event')
    .select(({ fn }) => fn.max('at').as('newest'))
    .executeTakeFirstOrThrow();
  await db
    .updateTable('event')
    .set({ at: sql<number>`at + ${Date.now() - Number(newest)}` })
    .execute();
  await db.updateTable('game_table').set({ changed: Date.now() }).where('status', '=', 'open').execute();
}
