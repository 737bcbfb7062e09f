import { has } from '@ahu/core';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

const MOST = 50;
/** Tables of one person beyond this number come after those of others in public lists. */
const BEFORE_OTHERS = 2;

/** Public tables for the lobby, the newest first. Those that one person has more than two of come last. */
export async function publicTables({ db }: Store, status: 'open' | 'playing'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, created, row_number() over (partition by owner order by created desc, id) as nth
      from game_table where status = ${status} and open = 1
    ) as each_table
    order by case when nth <= ${BEFORE_OTHERS} then 0 else nth end, created desc, id limit ${MOST}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A table of a person, and whether it waits for them; null if that is not known. */
export interface OwnTable {
  readonly id: string;
  readonly myTurn: boolean | null;
}

/** Tables that the person sits at or has made, and that are not over. */
export async function tablesOf({ db }: Store, person: string): Promise<OwnTable[]> {
  const rows = await db
    .selectFrom('game_table')
    .leftJoin('seat', (join) => join.onRef('seat.table_id', '=', 'game_table.id').on('seat.person', '=', person))
    .leftJoin('asked', 'asked.table_id', 'game_table.id')
    .select(['game_table.id', 'game_table.status', 'asked.seats as asked', 'seat.seat'])
    .where('game_table.status', 'in', ['open', 'playing'])
    .where((is) => is.or([is('game_table.owner', '=', person), is('seat.seat', 'is not', null)]))
    .orderBy('game_table.changed', 'desc')
    .limit(2 * MOST)
    .execute();
  return rows.map(({ id, status, asked, seat }) => {
    if (status !== 'playing' || seat === null) return { id, myTurn: false };
    return { id, myTurn: asked === null ? null : has(asked, seat) };
  });
}

/** Finished games of a person that `viewer` may know of: public ones, and those at which both sat. */
export async function finishedTables({ db }: Store, person: string, viewer: string | null): Promise<string[]> {
  const at = (whom: string) => db.selectFrom('seat').select('table_id').where('person', '=', whom);
  const rows = await db
    .selectFrom('game_table')
    .select('id')
    .where('status', '=', 'over')
    .where('id', 'in', at(person))
    .where((is) => is.or([is('open', '=', 1), ...(viewer === null ? [] : [is('id', 'in', at(viewer))])]))
    .orderBy('changed', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}
