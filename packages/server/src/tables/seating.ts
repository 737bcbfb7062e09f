import type { Seat } from '@ahu/core';
import type { SeatInfo } from '@ahu/protocol';
import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import type { TableEvent } from './events.ts';
import type { Person } from './tables.ts';

type TableRow = Selectable<Schema['game_table']>;
type SeatRow = Selectable<Schema['seat']>;

/** Why a table that has not begun stays as it is. */
export type Denial = 'gone' | 'begun' | 'no-seat' | 'taken' | 'seated' | 'reserved' | 'not-yours' | 'changed';

/** A table under the lock of its row. */
interface Open {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly db: Transaction<Schema>;
}

/**
 * Changes tables that have not begun. Each change reads the table and decides under the lock of the table's row, so
 * that of two changes at once the second sees what the first did, whichever processes make them.
 */
export class Seating {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Takes a free seat. The seats of a private rematch are for those who played. */
  sit(id: string, seat: Seat, person: Person): Promise<Denial | undefined> {
    return this.#change(id, async ({ row, seats, db }) => {
      if (seats.some((each) => each.person === person.id)) return 'seated';
      const denial = freeSeat(row, seats, seat);
      if (denial) return denial;
      if (row.open === 0 && row.rematch_of !== null && !(await satAt(db, row.rematch_of, person.id))) return 'reserved';
      await insert(db, { table_id: id, seat, person: person.id, bot: null, name: person.name });
      return undefined;
    });
  }

  seatBot(id: string, seat: Seat, level: string, by: string): Promise<Denial | undefined> {
    return this.#change(id, async ({ row, seats, db }) => {
      if (row.owner !== by) return 'not-yours';
      const denial = freeSeat(row, seats, seat);
      if (denial) return denial;
      await insert(db, { table_id: id, seat, person: null, bot: level, name: level });
      return undefined;
    });
  }

  /** People leave their own seat; who made the table frees any. */
  leave(id: string, seat: Seat, by: string): Promise<Denial | undefined> {
    return this.#change(id, async ({ row, seats, db }) => {
      const isMine = seats.some((each) => each.seat === seat && each.person === by);
      if (!isMine && row.owner !== by) return 'not-yours';
      if (seat >= row.seats) return 'no-seat';
      await db.deleteFrom('seat').where('table_id', '=', id).where('seat', '=', seat).execute();
      return undefined;
    });
  }

  takeAway(id: string, by: string): Promise<Denial | undefined> {
    return this.#change(id, async ({ row, db }) => {
      if (row.owner !== by) return 'not-yours';
      await removeTable(db, id);
      return undefined;
    });
  }

  /**
   * Sets the game going if those sit there whom the asker saw: its status and the first event of its log, both or
   * neither. Who begins it answers for it until `due`.
   */
  begin(id: string, seen: readonly SeatInfo[], at: number, due: number): Promise<Denial | undefined> {
    return this.#change(id, async ({ row, seats, db }) => {
      const isSame = seats.every(({ person, bot }, n) => same(person, seen[n]?.person) && same(bot, seen[n]?.bot));
      if (seats.length !== row.seats || seen.length !== row.seats || !isSame) return 'changed';
      const sitting = seats.map(({ name, person, bot }) => ({ name, ...(person && { person }), ...(bot && { bot }) }));
      const event: TableEvent = { kind: 'start', seats: sitting };
      await db
        .insertInto('event')
        .values({ table_id: id, seq: 1, command: 'start', body: JSON.stringify(event), at })
        .execute();
      await db.updateTable('game_table').set({ status: 'playing', due }).where('id', '=', id).execute();
      return undefined;
    });
  }

  #change(id: string, decide: (table: Open) => Promise<Denial | undefined>): Promise<Denial | undefined> {
    return this.#store.db.transaction().execute(async (db) => {
      const query = db.selectFrom('game_table').selectAll().where('id', '=', id);
      // A transaction of SQLite has the whole database for itself.
      const row = await (this.#store.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
      if (!row) return 'gone';
      if (row.status !== 'open') return 'begun';
      const seats = await db.selectFrom('seat').selectAll().where('table_id', '=', id).orderBy('seat').execute();
      const denial = await decide({ row, seats, db });
      if (denial === undefined) {
        await db.updateTable('game_table').set({ changed: Date.now() }).where('id', '=', id).execute();
      }
      return denial;
    });
  }
}

/** With all that belongs to it; false if there is none. The game before it may be played again once more. */
export async function removeTable(db: Transaction<Schema>, id: string): Promise<boolean> {
  await db.deleteFrom('event').where('table_id', '=', id).execute();
  const [removed] = await db.deleteFrom('game_table').where('id', '=', id).returning('rematch_of').execute();
  if (removed?.rematch_of) {
    await db
      .updateTable('game_table')
      .set({ rematch: null })
      .where('id', '=', removed.rematch_of)
      .where('rematch', '=', id)
      .execute();
  }
  return removed !== undefined;
}

function freeSeat({ seats: count }: TableRow, seats: readonly SeatRow[], seat: Seat): Denial | undefined {
  if (seat >= count) return 'no-seat';
  return seats.some((each) => each.seat === seat) ? 'taken' : undefined;
}

const same = (kept: string | null, seen: string | undefined): boolean => (kept ?? undefined) === seen;

async function satAt(db: Transaction<Schema>, table: string, person: string): Promise<boolean> {
  const query = db.selectFrom('seat').select('seat').where('table_id', '=', table).where('person', '=', person);
  return (await query.executeTakeFirst()) !== undefined;
}

const insert = (
  db: Transaction<Schema>,
  seat: Pick<SeatRow, 'table_id' | 'seat' | 'person' | 'bot' | 'name'>,
): Promise<unknown> =>
  db
    .insertInto('seat')
    .values({ ...seat, since: Date.now() })
    .execute();
