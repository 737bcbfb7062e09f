import type { Bus } from '../bus/bus.ts';
import { skeletonOf } from '../names/names.ts';
import type { Store } from '../store/store.ts';
import type { Person } from '../tables/tables.ts';
import { Naming } from './naming.ts';
import { Passwords } from './passwords.ts';
import { removePerson } from './removal.ts';
import { Sessions } from './sessions.ts';

/** A person as an operator of the server sees them. */
export interface Listed extends Person {
  readonly created: number;
  /** At how many they sit or sat. */
  readonly tables: number;
}

/** Accounts, and how people sign in. */
export class People {
  readonly #store: Store;
  readonly #bus: Bus | undefined;
  readonly #naming: Naming;
  readonly #passwords = new Passwords();
  readonly sessions: Sessions;

  constructor(store: Store, bus?: Bus) {
    this.#store = store;
    this.#bus = bus;
    this.#naming = new Naming(store, bus);
    this.sessions = new Sessions(store, bus);
  }

  /** Throws `NameUnreadable` or `NameTaken` for a name that a new person could not have. */
  expectFree(name: string): Promise<void> {
    return this.#naming.expectFree(name);
  }

  /** A new person; throws `NameUnreadable` or `NameTaken`. */
  create(name: string): Promise<Person> {
    return this.#naming.create(name);
  }

  /** Returns the name as it is shown; throws `NameUnreadable` or `NameTaken`. */
  rename(person: string, name: string): Promise<string> {
    return this.#naming.rename(person, name);
  }

  async nameOf(person: string): Promise<string | undefined> {
    const row = await this.#store.db.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
    return row?.name;
  }

  /** Throws `Busy` when too many passwords are checked at once. */
  async setPassword(person: string, password: string): Promise<void> {
    await this.setHash(person, await this.hash(password));
  }

  /** Throws `Busy`. */
  hash(password: string): Promise<string> {
    return this.#passwords.hash(password);
  }

  async setHash(person: string, hash: string): Promise<void> {
    await this.#store.db.updateTable('person').set({ password: hash }).where('id', '=', person).execute();
  }

  /** Throws `Busy`. */
  async hasPassword(person: string, password: string): Promise<boolean> {
    const row = await this.#store.db
      .selectFrom('person')
      .select('password')
      .where('id', '=', person)
      .executeTakeFirst();
    return this.#passwords.matches(password, row?.password);
  }

  /**
   * Whose name and password these are. Checks one hash, for a name that nobody has too; one that is weaker than
   * those of today is replaced. Throws `Busy`.
   */
  async findByPassword(name: string, password: string): Promise<Person | undefined> {
    const { db } = this.#store;
    const row = await db
      .selectFrom('person')
      .select(['id', 'name', 'password'])
      .where('skeleton', '=', skeletonOf(name))
      .executeTakeFirst();
    if (!(await this.#passwords.matches(password, row?.password)) || !row?.password) return undefined;
    if (this.#passwords.isOutdated(row.password)) await this.setPassword(row.id, password);
    return { id: row.id, name: row.name };
  }

  /** The newest first, of everybody or of those whose name looks so. */
  async list(limit: number, name?: string): Promise<Listed[]> {
    const all = this.#store.db
      .selectFrom('person')
      .select((of) => [
        'id',
        'name',
        'created',
        of
          .selectFrom('seat')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('seat.person', '=', 'person.id')
          .as('tables'),
      ])
      .orderBy('created', 'desc')
      .limit(limit);
    const rows = await (name === undefined ? all : all.where('skeleton', '=', skeletonOf(name))).execute();
    return rows.map((row) => ({ ...row, tables: Number(row.tables) }));
  }

  /** With everything about them; the games that others played with them stay, without their name. */
  async remove(person: string): Promise<void> {
    const { sessions, openTables } = await removePerson(this.#store, person);
    this.sessions.tellEnded(sessions);
    this.#bus?.publish({ about: 'name', person });
    for (const table of openTables) this.#bus?.publish({ table, about: 'seats', number: 0 });
  }
}
