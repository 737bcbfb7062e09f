import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Migration } from './migration.ts';

/** One person has one seat at a table; who sat down first inherits it; a rematch knows the game before it. */
export const migration: Migration = async (db) => {
  await db.schema
    .alterTable('seat')
    .addColumn('since', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('game_table').addColumn('rematch_of', 'text').execute();
  await db.schema.createIndex('game_table_owner').on('game_table').columns(['owner', 'status']).execute();
  await imposeOneSeatEach(db);
};

/** Settles what 0.1 let happen, and makes sure that it does not happen again. */
export async function imposeOneSeatEach(db: Kysely<Schema>): Promise<void> {
  await freeSecondSeats(db);
  await sayThatTheyBegan(db);
  await connectRematches(db);
  await db.schema
    .createIndex('seat_one_each')
    .on('seat')
    .columns(['table_id', 'person'])
    .unique()
    .where('person', 'is not', null)
    .execute();
}

/** Of two seats the lower one stays. A game that has begun keeps both in its log; its second seat is nobody's row. */
async function freeSecondSeats(db: Kysely<Schema>): Promise<void> {
  const isSecond = sql<boolean>`person is not null and exists (
    select 1 from seat as lower
    where lower.table_id = seat.table_id and lower.person = seat.person and lower.seat < seat.seat)`;
  const isOpen = sql<boolean>`table_id in (select id from game_table where status = 'open')`;
  await db.deleteFrom('seat').where(isSecond).where(isOpen).execute();
  await db.updateTable('seat').set({ person: null }).where(isSecond).execute();
}

/** 0.1 wrote the first event and the status one after the other; a server that ended in between left it open. */
async function sayThatTheyBegan(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('game_table')
    .set({ status: 'playing', due: null })
    .where('status', '=', 'open')
    .where('id', 'in', (of) => of.selectFrom('event').select('table_id').where('seq', '=', 1))
    .execute();
}

async function connectRematches(db: Kysely<Schema>): Promise<void> {
  await sql`update game_table set rematch = null
    where rematch is not null and rematch not in (select id from game_table)`.execute(db);
  await sql`update game_table set rematch_of = (
      select min(before.id) from game_table as before where before.rematch = game_table.id)
    where rematch_of is null and id in (select rematch from game_table where rematch is not null)`.execute(db);
}
