import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { KNOWN_RULES } from './games.ts';

/** Tables of one statement. */
const AT_ONCE = 500;

/** A table that a process unloads. */
interface Release {
  readonly id: string;
  /** Until when the lease of this process runs, as it wrote it. */
  readonly mine: number;
  /** When something has to be done at the table: a clock runs out, a person has to be notified. */
  readonly due: number;
}

/**
 * Leases of tables that play: the process that holds one lets bots move there, ends people's time and sends notices.
 * The column `due` says when the lease ends. The holder renews it while the table is loaded, and sets it to the table's
 * own next moment when it unloads the table. Any process may acquire a lease that is overdue, so that the tables of a
 * process that died are taken over.
 */
export class Leases {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Extends the leases. Returns the tables that still play. */
  async renew(ids: readonly string[], until: number): Promise<Set<string>> {
    const kept = new Set<string>();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const rows = await this.#store.db
        .updateTable('game_table')
        .set({ due: until })
        .where('id', 'in', ids.slice(from, from + AT_ONCE))
        .where('status', '=', 'playing')
        .returning('id')
        .execute();
      for (const { id } of rows) kept.add(id);
    }
    return kept;
  }

  /**
   * Acquires some of the leases that ran out. If several processes ask at once, each table goes to one of them. Tables
   * with rules that this process does not know are left to a newer one.
   */
  async acquireDue(now: number, until: number): Promise<string[]> {
    const rows = await this.#store.db
      .updateTable('game_table')
      .set({ due: until })
      .where('id', 'in', (sub) =>
        sub
          .selectFrom('game_table')
          .select('id')
          .where('status', '=', 'playing')
          .where((is) => is.or([is('due', 'is', null), is('due', '<=', now)]))
          .where((is) => is.or(KNOWN_RULES.map(({ game, version }) => is.and({ game, rules_version: version }))))
          .limit(AT_ONCE),
      )
      // Again, because another process may have changed the row since the subquery read it.
      .where((is) => is.or([is('due', 'is', null), is('due', '<=', now)]))
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Ends leases, unless another process has acquired or renewed them since `mine` was written. */
  async release(all: readonly Release[]): Promise<void> {
    if (all.length === 0) return;
    const rows = sql.join(
      all.map(({ id, mine, due }) => sql`(cast(${id} as text), cast(${mine} as bigint), cast(${due} as bigint))`),
    );
    await sql`
      update game_table set due = released.column3 from (values ${rows}) as released
      where game_table.id = released.column1 and game_table.due = released.column2`.execute(this.#store.db);
  }
}
