import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema/schema.ts';
import { removeTable } from './seating.ts';

/**
 * Removes a person from all tables that have not begun: their seats become free, and a table that they made goes to
 * the person who has sat there longest, or away if nobody does. Returns the tables that changed.
 */
export async function leaveOpenTables(db: Transaction<Schema>, person: string): Promise<string[]> {
  // Changing the rows first locks them: nobody sits down or begins meanwhile.
  const tables = await db
    .updateTable('game_table')
    .set({ changed: Date.now() })
    .where('status', '=', 'open')
    .where((is) =>
      is.or([
        is('owner', '=', person),
        is('id', 'in', db.selectFrom('seat').select('table_id').where('person', '=', person)),
      ]),
    )
    .returning(['id', 'owner'])
    .execute();
  for (const { id, owner } of tables) {
    await db.deleteFrom('seat').where('table_id', '=', id).where('person', '=', person).execute();
    if (owner === person) await passOn(db, id);
  }
  return tables.map(({ id }) => id);
}

async function passOn(db: Transaction<Schema>, id: string): Promise<void> {
  const heir = await db
    .selectFrom('seat')
    .select('person')
    .where('table_id', '=', id)
    .where('person', 'is not', null)
    .orderBy('since')
    .orderBy('seat')
    .executeTakeFirst();
  if (!heir?.person) await removeTable(db, id);
  else await db.updateTable('game_table').set({ owner: heir.person }).where('id', '=', id).execute();
}
