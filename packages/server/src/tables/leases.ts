import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { KNOWN_RULES } from './games.ts';

/** So many are taken or kept with one statement. */
const AT_ONCE = 500;

/** A table that a process puts away, which has said that it answers for it until then. */
interface Leaving {
  readonly id: string;
  readonly mine: number;
  /** Its own next moment. */
  readonly due: number;
}

/**
 * Who looks after a table that plays: its clock, its bots, its notices. The column `due` says when somebody has to look
 * at it at the latest. A process that has a table in its hands moves that on, again and again; one that puts it away
 * leaves the table's own next moment there. What is overdue goes to whoever takes it first, so that the tables of a
 * process that died are looked after again by the next one.
 */
export class Custody {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Those of the tables that still play; others must not take them before then. */
  async keep(ids: readonly string[], until: number): Promise<Set<string>> {
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
   * Some that nobody answers for; of several processes that ask at once only one gets a table. Those with rules that
   * this process does not know are left to a newer one.
   */
  async takeDue(now: number, until: number): Promise<string[]> {
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
      // Once more, for the row as it is when its turn to be written comes.
      .where((is) => is.or([is('due', 'is', null), is('due', '<=', now)]))
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Leaves tables until their next moments, unless another process has taken them into its hands since `mine`. */
  async putAway(all: readonly Leaving[]): Promise<void> {
    if (all.length === 0) return;
    const rows = sql.join(
      all.map(({ id, mine, due }) => sql`(cast(${id} as text), cast(${mine} as bigint), cast(${due} as bigint))`),
    );
    await sql`
      update game_table set due = leaving.column3 from (values ${rows}) as leaving
      where game_table.id = leaving.column1 and game_table.due = leaving.column2`.execute(this.#store.db);
  }
}
