import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { leaveOpenTables } from './leave-open-tables.ts';
import type { TableRegistry } from './table-registry.ts';

/** Another event at the same moment takes the number: then it is tried again. */
const TRIES = 20;

/**
 * Removes a banned person from all tables. Before the game their seat becomes free; during it a bot plays on, as if
 * their time had run out. Every process may call this for the same ban: the commands are named by `ban`, the ban's id,
 * so that each is written once.
 */
export async function vacateSeats(
  store: Store,
  registry: TableRegistry,
  bus: Bus,
  person: string,
  ban: string,
): Promise<void> {
  const left = await store.db.transaction().execute((transaction) => leaveOpenTables(transaction, person));
  for (const table of left) bus.publish({ table, about: 'seats', number: 0 });
  const playing = await store.db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select('game_table.id')
    .where('seat.person', '=', person)
    .where('game_table.status', '=', 'playing')
    .execute();
  for (const { id } of playing) await sendAway(registry, id, person, ban);
}

async function sendAway(registry: TableRegistry, id: string, person: string, ban: string): Promise<void> {
  const table = await registry.find(id);
  const seat = table?.seatOf(person);
  if (!table || seat === undefined) return;
  for (let tries = 0; tries < TRIES && !table.seats[seat].away; tries++) {
    const outcome = await registry.submit(id, `ban-${ban}-${seat}`, { kind: 'away', seat }, table.head);
    if ('seq' in outcome || outcome.reason !== 'moved-on') return;
  }
}
