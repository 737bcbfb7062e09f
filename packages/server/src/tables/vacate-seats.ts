import type { Bus } from '../bus/bus.ts';
import type { Ban } from '../people/bans.ts';
import type { Store } from '../store/store.ts';
import { leaveOpenTables } from './leave-open-tables.ts';
import type { Hall } from './table-registry.ts';

/** Somebody may move at the same moment: then it is tried again. */
const TRIES = 20;

/**
 * Takes a banned person away from all tables: where the game has not begun their seat is free, and where it has, a bot
 * plays on as if their time had run out. Any number of processes may do this for one ban; it happens once.
 */
export async function vacate(store: Store, hall: Hall, bus: Bus, person: string, { id: ban }: Ban): Promise<void> {
  const left = await store.db.transaction().execute((transaction) => leaveOpenTables(transaction, person));
  for (const table of left) bus.publish({ table, about: 'seats', number: 0 });
  const playing = await store.db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select('game_table.id')
    .where('seat.person', '=', person)
    .where('game_table.status', '=', 'playing')
    .execute();
  for (const { id } of playing) await sendAway(hall, id, person, ban);
}

async function sendAway(hall: Hall, id: string, person: string, ban: string): Promise<void> {
  const table = await hall.find(id);
  const seat = table?.seatOf(person);
  if (!table || seat === undefined) return;
  for (let tries = 0; tries < TRIES && !table.seats[seat].away; tries++) {
    const outcome = await hall.submit(id, `ban-${ban}-${seat}`, { kind: 'away', seat }, table.head);
    if ('seq' in outcome || outcome.reason !== 'moved-on') return;
  }
}
