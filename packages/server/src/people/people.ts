import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Store } from '../store/store.ts';
import type { TableEvent } from '../tables/events.ts';
import { leaveOpenTables } from '../tables/heirs.ts';
import { newId, type Person } from '../tables/tables.ts';

const hash = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;
const KEY_LENGTH = 32;

/** Only the digest of a token is kept: whoever reads the database cannot sign in with it. */
const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** In place of the name of somebody who is not here any more. */
const NOBODY = '—';

/** The beginning of a log, which says who sits where, without a person. */
const withoutName = (start: TableEvent & { kind: 'start' }, person: string): TableEvent => ({
  ...start,
  seats: start.seats.map((seat) => (seat.person === person ? { name: NOBODY } : seat)),
});

/** A person as whoever looks after the server sees them. */
export interface Listed extends Person {
  readonly created: number;
  /** At how many they sit or sat. */
  readonly tables: number;
}

/** Who somebody is, and how they prove it. */
export class People {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async create(name: string): Promise<Person> {
    const person = { id: newId(), name };
    await this.#store.db
      .insertInto('person')
      .values({ ...person, password: null, created: Date.now() })
      .execute();
    return person;
  }

  async nameOf(person: string): Promise<string | undefined> {
    const row = await this.#store.db.selectFrom('person').select('name').where('id', '=', person).executeTakeFirst();
    return row?.name;
  }

  /** A new session; its token is told once, and kept by the browser alone. */
  async openSession(person: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#store.db
      .insertInto('session')
      .values({ token: digest(token), person, created: Date.now() })
      .execute();
    return token;
  }

  async findBySession(token: string): Promise<(Person & { kept: boolean }) | undefined> {
    const row = await this.#store.db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .leftJoin('passkey', 'passkey.person', 'person.id')
      .select(['person.id', 'person.name', 'person.password', 'passkey.id as passkey'])
      .where('session.token', '=', digest(token))
      .executeTakeFirst();
    return row && { id: row.id, name: row.name, kept: row.password !== null || row.passkey !== null };
  }

  async closeSession(token: string): Promise<void> {
    await this.#store.db.deleteFrom('session').where('token', '=', digest(token)).execute();
  }

  async closeAllSessions(person: string): Promise<void> {
    await this.#store.db.deleteFrom('session').where('person', '=', person).execute();
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#store.db.updateTable('person').set({ name }).where('id', '=', person).execute();
  }

  async setPassword(person: string, password: string): Promise<void> {
    const salt = randomBytes(16);
    const key = await hash(password, salt, KEY_LENGTH);
    await this.#store.db
      .updateTable('person')
      .set({ password: `${salt.toString('hex')}:${key.toString('hex')}` })
      .where('id', '=', person)
      .execute();
  }

  /** Whose name and password these are. Takes as long for a name that nobody has. */
  async findByPassword(name: string, password: string): Promise<Person | undefined> {
    const rows = await this.#store.db
      .selectFrom('person')
      .select(['id', 'name', 'password'])
      .where('name', '=', name)
      .where('password', 'is not', null)
      .execute();
    if (rows.length === 0) await hash(password, Buffer.alloc(16), KEY_LENGTH);
    for (const { id, password: kept } of rows) {
      const [salt, key] = (kept as string).split(':').map((part) => Buffer.from(part, 'hex'));
      if (timingSafeEqual(await hash(password, salt, KEY_LENGTH), key)) return { id, name };
    }
    return undefined;
  }

  /** Which of these there still are. */
  async known(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#store.db.selectFrom('person').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** The newest first, of everybody or of those called so. */
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
    const rows = await (name === undefined ? all : all.where('name', '=', name)).execute();
    return rows.map((row) => ({ ...row, tables: Number(row.tables) }));
  }

  /**
   * Everything about a person; the games that others played with them stay, without their name. Returns the tables
   * that have not begun and that they left.
   */
  async remove(person: string): Promise<string[]> {
    return this.#store.db.transaction().execute(async (transaction) => {
      const left = await leaveOpenTables(transaction, person);
      const starts = await transaction
        .selectFrom('event')
        .innerJoin('seat', 'seat.table_id', 'event.table_id')
        .select(['event.table_id', 'event.body'])
        .where('seat.person', '=', person)
        .where('event.seq', '=', 1)
        .execute();
      for (const { table_id, body } of starts) {
        const nameless = withoutName(JSON.parse(body), person);
        await transaction
          .updateTable('event')
          .set({ body: JSON.stringify(nameless) })
          .where('table_id', '=', table_id)
          .where('seq', '=', 1)
          .execute();
      }
      await transaction.updateTable('seat').set({ person: null, name: NOBODY }).where('person', '=', person).execute();
      await transaction.deleteFrom('chat').where('person', '=', person).execute();
      await transaction.deleteFrom('person').where('id', '=', person).execute();
      return left;
    });
  }
}
