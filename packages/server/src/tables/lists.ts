import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

const MOST = 50;
/** So many tables of one person stand in a public list before others have had their turn. */
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

/** Tables that somebody sits at or has made, and that are not over. */
export async function tablesOf({ db }: Store, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('game_table')
    .select('id')
    .where('status', 'in', ['open', 'playing'])
    .where((is) =>
      is.or([
        is('owner', '=', person),
        is('id', 'in', (of) => of.selectFrom('seat').select('table_id').where('person', '=', person)),
      ]),
    )
    .orderBy('changed', 'desc')
    .limit(2 * MOST)
    .execute();
  return rows.map(({ id }) => id);
}

/** Finished games of somebody that `viewer` may know of: public ones, and those at which both sat. */
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
