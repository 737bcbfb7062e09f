import { randomBytes } from 'node:crypto';
import type { TableBody } from '@ahu/protocol';
import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import { gameOf } from './games.ts';
import { newId, type Person } from './tables.ts';

export const newSecret = (): string => randomBytes(32).toString('hex');

/** Who asks for a new table has as many open ones as one person may have. */
export class TooManyTables extends Error {}

/** Makes a table, unless its owner has `most` that have not begun. Throws `Malformed` for options the game lacks. */
export function makeTable(store: Store, owner: Person, body: TableBody, most: number): Promise<string> {
  return store.db.transaction().execute(async (db) => {
    await expectRoom(store, db, owner.id, most);
    return insertTable(db, owner, body, null);
  });
}

/** The table at which the people of `before` play again: the one that is there, or a new one that `owner` makes. */
export function makeRematch(
  store: Store,
  before: string,
  owner: Person,
  body: TableBody,
  most: number,
): Promise<string> {
  return store.db.transaction().execute(async (db) => {
    // Of two who ask at once the second waits here, and finds the table of the first.
    const query = db.selectFrom('game_table').select('rematch').where('id', '=', before);
    const row = await (store.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
    if (row.rematch !== null) return row.rematch;
    await expectRoom(store, db, owner.id, most);
    const id = await insertTable(db, owner, body, before);
    await db.updateTable('game_table').set({ rematch: id }).where('id', '=', before).execute();
    return id;
  });
}

async function expectRoom(store: Store, db: Transaction<Schema>, owner: string, most: number): Promise<void> {
  if (most === Number.POSITIVE_INFINITY) return;
  // PostgreSQL would let two requests count at once: they take turns at the owner's row.
  if (store.kind === 'postgres') {
    await db.selectFrom('person').select('id').where('id', '=', owner).forUpdate().execute();
  }
  const { count } = await db
    .selectFrom('game_table')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner', '=', owner)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) throw new TooManyTables();
}

async function insertTable(
  db: Transaction<Schema>,
  owner: Person,
  body: TableBody,
  rematchOf: string | null,
): Promise<string> {
  const { game } = gameOf(body.game);
  const options = game.readOptions(body.options);
  const id = newId();
  const now = Date.now();
  await db
    .insertInto('game_table')
    .values({
      id,
      game: game.id,
      rules_version: game.rulesVersion,
      seats: body.seats.length,
      options: JSON.stringify(options),
      pace: body.clock.pace,
      clock: JSON.stringify(body.clock),
      open: body.open ? 1 : 0,
      owner: owner.id,
      status: 'open',
      seed: newSecret(),
      bot_secret: newSecret(),
      rematch_of: rematchOf,
      created: now,
      changed: now,
    })
    .execute();
  const seats = body.seats.flatMap((sitter, seat): Insertable<Schema['seat']>[] => {
    if (sitter.kind === 'free') return [];
    const at = { table_id: id, seat, since: now };
    if (sitter.kind === 'bot') return [{ ...at, person: null, bot: sitter.level, name: sitter.level }];
    return [{ ...at, person: owner.id, bot: null, name: owner.name }];
  });
  if (seats.length > 0) await db.insertInto('seat').values(seats).execute();
  return id;
}
