import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import type { TableEvent } from '../tables/events.ts';
import { leaveOpenTables } from '../tables/leave-open-tables.ts';
import { GONE } from '../tables/seat-states.ts';

type Writing = Transaction<Schema>;

/** The beginning of a log, which says who sits where, without a person. */
const withoutName = (start: TableEvent & { kind: 'start' }, person: string): TableEvent => ({
  ...start,
  seats: start.seats.map((seat) => (seat.person === person ? { name: GONE } : seat)),
});

/** What has to be announced after a person was deleted. */
interface Removed {
  /** Digests of the sessions that ended. */
  readonly sessions: readonly string[];
  /** Tables that had not begun, at which a seat is free now or which are gone. */
  readonly openTables: readonly string[];
}

/**
 * Deletes a person with everything about them, all of it or nothing. Rows that refer to the person with a foreign key
 * go with it; `personal-data.ts` lists every place where something of a person is stored.
 */
export function removePerson({ db }: Store, person: string): Promise<Removed> {
  return db.transaction().execute(async (transaction) => {
    const sessions = await transaction.selectFrom('session').select('token').where('person', '=', person).execute();
    const openTables = await leaveOpenTables(transaction, person);
    await forgetInLogs(transaction, person);
    await transaction.updateTable('seat').set({ person: null, name: GONE }).where('person', '=', person).execute();
    await transaction.updateTable('game_table').set({ owner: '' }).where('owner', '=', person).execute();
    // What operators did stays in the audit log, but not about whom.
    await transaction.updateTable('audit').set({ whom: GONE }).where('whom', '=', person).execute();
    await transaction.deleteFrom('chat').where('person', '=', person).execute();
    await transaction.deleteFrom('person').where('id', '=', person).execute();
    return { sessions: sessions.map(({ token }) => token), openTables };
  });
}

async function forgetInLogs(transaction: Writing, person: string): Promise<void> {
  const starts = await transaction
    .selectFrom('event')
    .innerJoin('seat', 'seat.table_id', 'event.table_id')
    .select(['event.table_id', 'event.body'])
    .where('seat.person', '=', person)
    .where('event.seq', '=', 1)
    .execute();
  for (const { table_id, body } of starts) {
    const nameless = withoutName(JSON.parse(body), person);
    await transaction
      .updateTable('event')
      .set({ body: JSON.stringify(nameless) })
      .where('table_id', '=', table_id)
      .where('seq', '=', 1)
      .execute();
  }
}
