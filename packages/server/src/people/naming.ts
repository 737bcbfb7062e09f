import type { Kysely } from 'kysely';
import type { Bus } from '../bus/bus.ts';
import { cleaned, isReadable, isReserved, skeletonOf } from '../names/names.ts';
import { freeName } from '../store/free-name.ts';
import type { Schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import { newId, type Person } from '../tables/tables.ts';

/** Milliseconds after which the name of a guest who does not come back can be taken. */
const LONG_GONE = 90 * 86_400_000;
/** What is suggested in place of names that nobody can have. */
const NEUTRAL = 'Moai';

/** A name without anything to read, or with too much on one letter. */
export class NameUnreadable extends Error {
  constructor() {
    super('name: expected a letter or a digit that can be seen, and no heaps of accents');
    this.name = 'NameUnreadable';
  }
}

/** A name that looks like another person's, or like one that nobody can have. */
export class NameTaken extends Error {
  readonly suggestion: string;

  constructor(suggestion: string) {
    super('the name is taken');
    this.name = 'NameTaken';
    this.suggestion = suggestion;
  }
}

/** Gives names to people, each to one. A unique index decides between two who want the same. */
export class Naming {
  readonly #db: Kysely<Schema>;
  readonly #bus: Bus | undefined;

  constructor({ db }: Store, bus?: Bus) {
    this.#db = db;
    this.#bus = bus;
  }

  /** Throws `NameUnreadable` or `NameTaken` for a name that a new person could not have. */
  async expectFree(wanted: string): Promise<void> {
    await this.#claim(wanted, async (_, skeleton) => {
      return (await this.#holder(skeleton)) === undefined || (await this.#longGone(skeleton)) !== undefined;
    });
  }

  /** A new person; throws `NameUnreadable` or `NameTaken`. */
  async create(wanted: string): Promise<Person> {
    const id = newId();
    const now = Date.now();
    const name = await this.#claim(wanted, async (name, skeleton) => {
      const made = await this.#db
        .insertInto('person')
        .values({ id, name, skeleton, password: null, created: now, seen: now })
        .onConflict((conflict) => conflict.column('skeleton').doNothing())
        .returning('id')
        .execute();
      return made.length > 0;
    });
    return { id, name };
  }

  /** Returns the name as it is shown; throws `NameUnreadable` or `NameTaken`. */
  async rename(person: string, wanted: string): Promise<string> {
    const name = await this.#claim(wanted, (name, skeleton) => this.#set(person, name, skeleton), person);
    await this.#tell(person);
    return name;
  }

  /** Every process reads the name of this person again, and shows it at tables that have not begun. */
  async #tell(person: string): Promise<void> {
    this.#bus?.publish({ about: 'name', person });
    const waiting = await this.#db
      .selectFrom('seat')
      .innerJoin('game_table', 'game_table.id', 'seat.table_id')
      .select('game_table.id')
      .where('seat.person', '=', person)
      .where('game_table.status', '=', 'open')
      .execute();
    for (const { id } of waiting) this.#bus?.publish({ table: id, about: 'seats', number: 0 });
  }

  async #claim(
    wanted: string,
    take: (name: string, skeleton: string) => Promise<boolean>,
    by?: string,
  ): Promise<string> {
    const name = cleaned(wanted);
    if (!isReadable(name)) throw new NameUnreadable();
    const skeleton = skeletonOf(name);
    // A name of Ahu 0.1 may be one that is reserved by now; its person can still write it differently.
    const own = by !== undefined && (await this.#holder(skeleton))?.id === by;
    if (isReserved(name) && !own) throw new NameTaken(await freeName(this.#db, NEUTRAL));
    if (await take(name, skeleton)) return name;
    if ((await this.#makeFree(skeleton)) && (await take(name, skeleton))) return name;
    throw new NameTaken(await freeName(this.#db, name));
  }

  async #set(person: string, name: string, skeleton: string): Promise<boolean> {
    try {
      await this.#db.updateTable('person').set({ name, skeleton }).where('id', '=', person).execute();
      return true;
    } catch (error) {
      // The index refuses it, or the database failed.
      const holder = await this.#holder(skeleton);
      if (holder === undefined || holder.id === person) throw error;
      return false;
    }
  }

  #holder(skeleton: string) {
    return this.#db.selectFrom('person').select(['id', 'name']).where('skeleton', '=', skeleton).executeTakeFirst();
  }

  /** Numbers a guest who left long ago. */
  async #makeFree(skeleton: string): Promise<boolean> {
    const gone = await this.#longGone(skeleton);
    if (!gone) return false;
    const name = await freeName(this.#db, gone.name);
    const isFree = await this.#set(gone.id, name, skeletonOf(name));
    if (isFree) await this.#tell(gone.id);
    return isFree;
  }

  /** A guest of that name who left long ago and has nothing here: no password, no passkey, no unfinished table. */
  #longGone(skeleton: string): Promise<Person | undefined> {
    return this.#db
      .selectFrom('person')
      .select(['id', 'name'])
      .where('skeleton', '=', skeleton)
      .where('password', 'is', null)
      .where('seen', '<', Date.now() - LONG_GONE)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('passkey').select('passkey.id').whereRef('passkey.person', '=', 'person.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seat')
              .innerJoin('game_table', 'game_table.id', 'seat.table_id')
              .select('seat.seat')
              .whereRef('seat.person', '=', 'person.id')
              .where('game_table.status', '!=', 'over'),
          ),
        ),
      )
      .executeTakeFirst();
  }
}
