import { randomBytes } from 'node:crypto';
import type { Seat } from '@ahu/core';
import { seedHash } from '@ahu/core';
import type { Clock, SeatInfo, TableBody, TableInfo } from '@ahu/protocol';
import type { Insertable } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Together } from '../store/together.ts';
import type { TableEvent, Written } from './events.ts';
import type { TableRow } from './live-table.ts';
import { knowsRules, titleOf } from './titles.ts';

export const newId = (): string => randomBytes(12).toString('base64url');

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What can be asked of the store about tables. */
export class Tables {
  readonly #store: Store;
  /** Everybody who watches a table asks about it at the same moment. */
  readonly #infos = new Together(async (ids: readonly string[]) => {
    const found = new Map((await this.infos([...new Set(ids)])).map((info) => [info.id, info]));
    return ids.map((id) => found.get(id));
  });

  constructor(store: Store) {
    this.#store = store;
  }

  /** Throws `Malformed` for options that the game does not have. */
  async create(owner: Person, body: TableBody): Promise<string> {
    const { game } = titleOf(body.game);
    const options = game.readOptions(body.options);
    const id = newId();
    const now = Date.now();
    await this.#store.db.transaction().execute(async (transaction) => {
      await transaction
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
          seed: randomBytes(32).toString('hex'),
          created: now,
          changed: now,
        })
        .execute();
      const seats = body.seats.flatMap((sitter, seat): Insertable<Schema['seat']>[] => {
        if (sitter.kind === 'free') return [];
        if (sitter.kind === 'bot') return [{ table_id: id, seat, person: null, bot: sitter.level, name: sitter.level }];
        return [{ table_id: id, seat, person: owner.id, bot: null, name: owner.name }];
      });
      if (seats.length > 0) await transaction.insertInto('seat').values(seats).execute();
    });
    return id;
  }

  /** Takes a free seat; false if somebody was faster, or the person sits there already. */
  async sit(id: string, seat: Seat, sitter: { person: Person } | { bot: string }): Promise<boolean> {
    const taken = await this.#store.db
      .insertInto('seat')
      .values({
        table_id: id,
        seat,
        ...('bot' in sitter
          ? { person: null, bot: sitter.bot, name: sitter.bot }
          : { person: sitter.person.id, bot: null, name: sitter.person.name }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seat')
      .execute();
    return taken.length > 0;
  }

  async leave(id: string, seat: Seat): Promise<void> {
    await this.#store.db.deleteFrom('seat').where('table_id', '=', id).where('seat', '=', seat).execute();
  }

  /** With all that belongs to it; false if there is none. */
  async remove(id: string): Promise<boolean> {
    return this.#store.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('event').where('table_id', '=', id).execute();
      const removed = await transaction.deleteFrom('game_table').where('id', '=', id).returning('id').execute();
      return removed.length > 0;
    });
  }

  /** What was written at a table after it was removed. */
  async sweep(id: string): Promise<void> {
    await this.#store.db
      .deleteFrom('event')
      .where('table_id', '=', id)
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('game_table').select('id').where('id', '=', id))))
      .execute();
  }

  async row(id: string): Promise<(TableRow & { readonly newer: boolean }) | undefined> {
    const row = await this.#store.db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { game, seed } = row;
    const newer = !knowsRules(game, row.rules_version);
    return { id, game, options: JSON.parse(row.options), clock: JSON.parse(row.clock), seed, newer };
  }

  /** Everything that happened since. */
  async events(id: string, after: number): Promise<Written[]> {
    const rows = await this.#store.db
      .selectFrom('event')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(({ seq, command, body, at }) => ({ seq, command, event: JSON.parse(body) as TableEvent, at }));
  }

  /** Sets it going; whoever does that answers for it until then. */
  async begin(id: string, due: number): Promise<void> {
    await this.#store.db
      .updateTable('game_table')
      .set({ status: 'playing', due, changed: Date.now() })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute();
  }

  /** Where the same people play again: the table that was made first, whoever asks. */
  async rematch(id: string, next: string): Promise<string> {
    const { db } = this.#store;
    const row = await db
      .updateTable('game_table')
      .set({ rematch: ({ fn, ref, val }) => fn.coalesce(ref('rematch'), val(next)) })
      .where('id', '=', id)
      .returning('rematch')
      .executeTakeFirstOrThrow();
    return row.rematch ?? next;
  }

  /** The number of the last event of each that there is; 0 before the first. */
  async heads(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#store.db
      .selectFrom('game_table')
      .select((of) => [
        'id',
        of
          .selectFrom('event')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .whereRef('table_id', '=', 'game_table.id')
          .as('head'),
      ])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, head }) => [id, Number(head ?? 0)]));
  }

  info(id: string): Promise<TableInfo | undefined> {
    return this.#infos.do(id);
  }

  async infos(ids: readonly string[]): Promise<TableInfo[]> {
    if (ids.length === 0) return [];
    const { db } = this.#store;
    const [rows, seats] = await Promise.all([
      db.selectFrom('game_table').selectAll().where('id', 'in', ids).execute(),
      db.selectFrom('seat').selectAll().where('table_id', 'in', ids).execute(),
    ]);
    return rows.map((row) => {
      const sitting: (SeatInfo | null)[] = new Array(row.seats).fill(null);
      for (const { table_id, seat, person, bot, name } of seats) {
        if (table_id === row.id) sitting[seat] = { name, ...(person && { person }), ...(bot && { bot }) };
      }
      const over = row.status === 'over';
      return {
        id: row.id,
        game: row.game,
        options: JSON.parse(row.options),
        clock: JSON.parse(row.clock) as Clock,
        open: row.open === 1,
        owner: row.owner,
        status: row.status as TableInfo['status'],
        seats: sitting,
        seedHash: seedHash(row.seed),
        ...(over && { seed: row.seed }),
        ...(row.rematch !== null && { rematch: row.rematch }),
        ...(!knowsRules(row.game, row.rules_version) && { newer: true }),
        changed: row.changed,
      };
    });
  }

  /** The newest of a kind. */
  async ids(where: { status: TableInfo['status']; open?: boolean; person?: string }, limit = 50): Promise<string[]> {
    let query = this.#store.db.selectFrom('game_table').select('id').where('status', '=', where.status);
    if (where.open) query = query.where('open', '=', 1);
    if (where.person !== undefined) {
      const { person } = where;
      query = query.where('id', 'in', (sub) => sub.selectFrom('seat').select('table_id').where('person', '=', person));
    }
    return (await query.orderBy('changed', 'desc').limit(limit).execute()).map(({ id }) => id);
  }
}
