import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema/schema.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Rows of one query: an export never has more in memory. */
const AT_ONCE = 500;

/** All that is stored about a person, as the text of one JSON document, piece by piece. */
export async function* ownDataOf(db: Kysely<Schema>, person: string): AsyncGenerator<string> {
  yield `{"format":"ahu-person","version":1,"written":${Date.now()}`;
  for (const [table, holdings] of Object.entries(PERSONAL_DATA)) {
    for (const { as, column, shows } of holdings) {
      yield* section(as, rowsOf(db, table, column, shows, person));
    }
  }
  yield* section('games', gamesOf(db, person));
  yield* section('moves', movesOf(db, person));
  yield '}\n';
}

async function* section(name: string, rows: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let between = '';
  for await (const row of rows) {
    yield `${between}\n${JSON.stringify(row)}`;
    between = ',';
  }
  yield ']';
}

async function* rowsOf(
  db: Kysely<Schema>,
  table: string,
  column: string,
  shows: readonly string[],
  person: string,
): AsyncGenerator<object> {
  const columns = sql.join(shows.map((name) => sql.ref(name)));
  for (let from = 0; ; from += AT_ONCE) {
    const { rows } = await sql<object>`
      select ${columns} from ${sql.table(table)} where ${sql.ref(column)} = ${person}
      order by ${columns} limit ${AT_ONCE} offset ${from}`.execute(db);
    yield* rows;
    if (rows.length < AT_ONCE) return;
  }
}

const seatsOf = (db: Kysely<Schema>, person: string) =>
  db.selectFrom('seat').select(['table_id', 'seat']).where('person', '=', person).orderBy('table_id').execute();

/** The tables at which the person sits or sat. The seed of a game that plays is a secret of the table. */
async function* gamesOf(db: Kysely<Schema>, person: string): AsyncGenerator<object> {
  for (const { table_id } of await seatsOf(db, person)) {
    yield* await db
      .selectFrom('game_table')
      .select(['id', 'game', 'options', 'clock', 'open', 'status', 'created', 'changed'])
      .where('id', '=', table_id)
      .execute();
  }
}

/** What the person did at their tables: moves, steps taken back, and when their time ran out. */
async function* movesOf(db: Kysely<Schema>, person: string): AsyncGenerator<object> {
  for (const { table_id, seat } of await seatsOf(db, person)) {
    const events = await db
      .selectFrom('event')
      .select(['seq', 'body', 'at'])
      .where('table_id', '=', table_id)
      .orderBy('seq')
      .execute();
    for (const { seq, body, at } of events) {
      const event = JSON.parse(body) as { readonly seat?: number };
      if (event.seat === seat) yield { table: table_id, seq, at, ...event };
    }
  }
}
