import type { Kysely } from 'kysely';
import { cleaned, isReadable, skeletonOf } from '../names/names.ts';
import { freeName } from './free-name.ts';
import type { Schema } from './schema/schema.ts';

/** In place of a name that nobody can read. */
const UNREADABLE = 'Guest';

/**
 * Gives a skeleton to people of Ahu 0.1, whose names were not unique: they come from its database, or from a backup
 * that was restored. Of those who look the same the oldest keeps the name, and the others get a number.
 */
export async function settleNames(db: Kysely<Schema>): Promise<void> {
  const now = Date.now();
  await db.updateTable('session').set({ seen: now }).where('seen', 'is', null).execute();
  await db.updateTable('person').set({ seen: now }).where('seen', 'is', null).execute();
  const people = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('skeleton', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .execute();
  for (const { id, name: before } of people) {
    const name = isReadable(cleaned(before)) ? cleaned(before) : UNREADABLE;
    await settle(db, id, name);
  }
}

async function settle(db: Kysely<Schema>, id: string, wanted: string): Promise<void> {
  const taken = await db
    .selectFrom('person')
    .select('id')
    .where('skeleton', '=', skeletonOf(wanted))
    .executeTakeFirst();
  const name = taken ? await freeName(db, wanted) : wanted;
  await db
    .updateTable('person')
    .set({ name, skeleton: skeletonOf(name) })
    .where('id', '=', id)
    .execute();
}
