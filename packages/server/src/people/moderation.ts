import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import { newId } from '../tables/tables.ts';

type BanRow = Selectable<Schema['ban']>;
type ReportRow = Selectable<Schema['report']>;
type AuditRow = Selectable<Schema['audit']>;

/** Whom a ban keeps away or silent. */
export type Banned =
  | { readonly kind: 'person' | 'mute'; readonly person: string }
  | { readonly kind: 'address'; readonly address: string };

/** What operators do about people. Each action and its line in the audit log are written in one transaction. */
export class Moderation {
  readonly #store: Store;
  /** Who does it. */
  readonly #who: string;

  constructor(store: Store, who: string) {
    this.#store = store;
    this.#who = who;
  }

  /** Servers that run see it within a second. Returns the id of the ban. */
  async ban(banned: Banned, milliseconds: number, why: string): Promise<string> {
    const id = newId();
    const created = Date.now();
    const [person, address] = banned.kind === 'address' ? [null, banned.address] : [banned.person, null];
    await this.#do(banned.kind === 'mute' ? 'mute' : 'ban', person ?? address ?? '', why, (db) => {
      const until = created + milliseconds;
      const row = { id, kind: banned.kind, person, address, why, created, until };
      return db.insertInto('ban').values(row).returning('id').execute();
    });
    return id;
  }

  /** Ends a ban, or every mute of a person; false if there is none. */
  lift(which: { readonly id: string } | { readonly muted: string }, why: string): Promise<boolean> {
    const now = Date.now();
    const [what, whom] = 'id' in which ? ['unban', which.id] : ['unmute', which.muted];
    return this.#do(what, whom, why, (db) => {
      const all = db.updateTable('ban').set({ until: now }).where('until', '>', now).returning('id');
      const those =
        'id' in which ? all.where('id', '=', whom) : all.where('kind', '=', 'mute').where('person', '=', whom);
      return those.execute();
    });
  }

  /** False if there is no such report that is open. */
  closeReport(id: string, note: string): Promise<boolean> {
    return this.#do('close report', id, note, (db) => {
      const query = db.updateTable('report').set({ closed: Date.now(), note });
      return query.where('id', '=', id).where('closed', 'is', null).returning('id').execute();
    });
  }

  /** Records an action that is done elsewhere. */
  async note(what: string, whom: string, why: string): Promise<void> {
    await this.#do(what, whom, why, async () => [whom]);
  }

  /** The newest first; those that hold now, or all. */
  async bans(all: boolean): Promise<BanRow[]> {
    const query = this.#store.db.selectFrom('ban').selectAll().orderBy('created', 'desc');
    return (all ? query : query.where('until', '>', Date.now())).execute();
  }

  async reports(open: boolean, limit: number): Promise<ReportRow[]> {
    const query = this.#store.db.selectFrom('report').selectAll().orderBy('at', 'desc').limit(limit);
    return (open ? query.where('closed', 'is', null) : query).execute();
  }

  async audit(limit: number): Promise<AuditRow[]> {
    return this.#store.db.selectFrom('audit').selectAll().orderBy('at', 'desc').limit(limit).execute();
  }

  /** An action returns what it changed; one that changed nothing is not recorded. */
  #do(
    what: string,
    whom: string,
    why: string,
    deed: (db: Transaction<Schema>) => Promise<readonly unknown[]>,
  ): Promise<boolean> {
    return this.#store.db.transaction().execute(async (db) => {
      if ((await deed(db)).length === 0) return false;
      const line = { id: newId(), at: Date.now(), who: this.#who, what, whom, why };
      await db.insertInto('audit').values(line).execute();
      return true;
    });
  }
}
