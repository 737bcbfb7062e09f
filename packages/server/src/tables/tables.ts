import { randomBytes } from 'node:crypto';
import { seedHash } from '@ahu/core';
import type { Clock, SeatInfo, TableBody, TableInfo } from '@ahu/protocol';
import { Batcher } from '../store/batcher.ts';
import type { Store } from '../store/store.ts';
import { shownTo, type Viewer } from './access.ts';
import { makeRematch, makeTable, newSecret } from './create-table.ts';
import type { TableEvent, Written } from './events.ts';
import { knowsRules } from './games.ts';
import type { GameOutcome } from './outcomes.ts';
import { GONE } from './seat-states.ts';
import { removeTable, Seating } from './seating.ts';
import type { TableRow } from './table-row.ts';

/** Never begins with a dash: a command line would take it for an option. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url');
  return id.startsWith('-') ? newId() : id;
}

/** What of an outcome everybody is told who may see the table. */
function endOf(outcome: string): Pick<TableInfo, 'winners' | 'scores'> {
  const { winners, scores } = JSON.parse(outcome) as GameOutcome;
  return { winners, scores };
}

/** People of one query. */
const NAMES_AT_ONCE = 500;

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Queries about tables. */
export class Tables {
  readonly #store: Store;
  /** Changes of tables that have not begun. */
  readonly seating: Seating;
  /** Batched, since everybody who watches a table asks about it at the same moment. */
  readonly #infos = new Batcher(async (ids: readonly string[]) => {
    const found = new Map((await this.infos([...new Set(ids)])).map((info) => [info.id, info]));
    return ids.map((id) => found.get(id));
  });

  constructor(store: Store) {
    this.#store = store;
    this.seating = new Seating(store);
  }

  /** Throws `Malformed` for options that the game does not have, `TooManyTables` for an owner of `most` open ones. */
  create(owner: Person, body: TableBody, most = Number.POSITIVE_INFINITY): Promise<string> {
    return makeTable(this.#store, owner, body, most);
  }

  /** Where the people of `before` play again: the table that is there, or a new one. */
  rematch(before: string, owner: Person, body: TableBody, most: number): Promise<string> {
    return makeRematch(this.#store, before, owner, body, most);
  }

  /** With all that belongs to it; false if there is none. */
  remove(id: string): Promise<boolean> {
    return this.#store.db.transaction().execute((transaction) => removeTable(transaction, id));
  }

  /** Deletes events that were written after the table was removed. */
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
    const { game, options, clock, seed, open, owner, status, bot_secret } = row;
    const botSecret = bot_secret ?? (status === 'over' ? '' : await this.#newSecret(id));
    return {
      id,
      game,
      rules: row.rules_version,
      options: JSON.parse(options),
      clock: JSON.parse(clock),
      seed,
      open: open === 1,
      owner,
      botSecret,
      newer: !knowsRules(game, row.rules_version),
    };
  }

  /** For a table of a backup that knows of no secrets: the first process that asks decides. */
  async #newSecret(id: string): Promise<string> {
    const row = await this.#store.db
      .updateTable('game_table')
      .set({ bot_secret: ({ fn, ref, val }) => fn.coalesce(ref('bot_secret'), val(newSecret())) })
      .where('id', '=', id)
      .returning('bot_secret')
      .executeTakeFirst();
    return row?.bot_secret ?? '';
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

  /** The present names of people; undefined for accounts that were deleted. */
  async namesOf(people: readonly string[]): Promise<Map<string, string | undefined>> {
    const names = new Map<string, string | undefined>(people.map((person) => [person, undefined]));
    const ids = [...names.keys()];
    for (let from = 0; from < ids.length; from += NAMES_AT_ONCE) {
      const some = ids.slice(from, from + NAMES_AT_ONCE);
      const rows = await this.#store.db.selectFrom('person').select(['id', 'name']).where('id', 'in', some).execute();
      for (const { id, name } of rows) names.set(id, name);
    }
    return names;
  }

  info(id: string): Promise<TableInfo | undefined> {
    return this.#infos.do(id);
  }

  /** The table as the viewer may see it; undefined if they may not. */
  async shownTo(viewer: Viewer, id: string): Promise<TableInfo | undefined> {
    const info = await this.info(id);
    return info && (await shownTo(this.#store, viewer, [info]))[0];
  }

  /** The same for many, in the order of the ids. */
  async allShownTo(viewer: Viewer, ids: readonly string[]): Promise<TableInfo[]> {
    const found = new Map((await this.infos([...new Set(ids)])).map((info) => [info.id, info]));
    return shownTo(
      this.#store,
      viewer,
      ids.flatMap((id) => found.get(id) ?? []),
    );
  }

  async infos(ids: readonly string[]): Promise<TableInfo[]> {
    if (ids.length === 0) return [];
    const { db } = this.#store;
    const [rows, seats] = await Promise.all([
      db.selectFrom('game_table').selectAll().where('id', 'in', ids).execute(),
      db
        .selectFrom('seat')
        .leftJoin('person', 'person.id', 'seat.person')
        .select(['seat.table_id', 'seat.seat', 'seat.person', 'seat.bot', 'seat.name', 'person.name as called'])
        .where('table_id', 'in', ids)
        .execute(),
    ]);
    return rows.map((row) => {
      const sitting: (SeatInfo | null)[] = new Array(row.seats).fill(null);
      for (const { table_id, seat, person, bot, name, called } of seats) {
        if (table_id !== row.id) continue;
        sitting[seat] = { name: person ? (called ?? GONE) : name, ...(person && { person }), ...(bot && { bot }) };
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
        ...(row.outcome !== null && endOf(row.outcome)),
        ...(row.rematch !== null && { rematch: row.rematch }),
        ...(!knowsRules(row.game, row.rules_version) && { newer: true }),
        changed: row.changed,
      };
    });
  }

  /** The newest tables, for operators. */
  async ids({ status }: { status: TableInfo['status'] }, limit: number): Promise<string[]> {
    const query = this.#store.db.selectFrom('game_table').select('id').where('status', '=', status);
    return (await query.orderBy('changed', 'desc').limit(limit).execute()).map(({ id }) => id);
  }
}
