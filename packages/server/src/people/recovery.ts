import { randomBytes } from 'node:crypto';
import { skeletonOf } from '../names/names.ts';
import type { Store } from '../store/store.ts';
import type { Person } from '../tables/tables.ts';
import type { People } from './people.ts';
import { digestOf } from './sessions.ts';

/** Milliseconds that the link of a mail can be used. */
const VALID = 1_800_000;

/** Sends the link that a new password is set with. */
interface RecoveryMailer {
  sendRecovery(
    person: string,
    to: { mail: string; token: string; language: string },
    name: string,
    token: string,
  ): void;
}

/** A new password for people who forgot theirs and have a confirmed mail address. */
export class Recovery {
  readonly #store: Store;
  readonly #people: People;
  readonly #mailer: RecoveryMailer;

  constructor(store: Store, people: People, mailer: RecoveryMailer) {
    this.#store = store;
    this.#people = people;
    this.#mailer = mailer;
  }

  /** Sends a link to the confirmed address of the person of that name; without one nothing happens. */
  async begin(name: string): Promise<void> {
    const { db } = this.#store;
    const found = await db
      .selectFrom('person')
      .innerJoin('notice', 'notice.person', 'person.id')
      .select(['person.id', 'person.name', 'notice.mail', 'notice.mail_token', 'notice.language'])
      .where('person.skeleton', '=', skeletonOf(name))
      .where('notice.mail_confirmed', '=', 1)
      .executeTakeFirst();
    if (!found?.mail || !found.mail_token) return;
    const token = randomBytes(32).toString('base64url');
    const values = { token: digestOf(token), created: Date.now() };
    await db
      .insertInto('recovery')
      .values({ person: found.id, ...values })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(values))
      .execute();
    const to = { mail: found.mail, token: found.mail_token, language: found.language };
    this.#mailer.sendRecovery(found.id, to, found.name, token);
  }

  /** Whose token it is. It can be used once, and all sessions of before end. Throws `Busy`. */
  async finish(token: string, password: string): Promise<Person | undefined> {
    const { db } = this.#store;
    const [digest, oldest] = [digestOf(token), Date.now() - VALID];
    const known = await db.selectFrom('recovery').select('created').where('token', '=', digest).executeTakeFirst();
    if (!known || known.created < oldest) return undefined;
    const hash = await this.#people.hash(password);
    // Of two requests with the same token one finds it.
    const spent = await db.deleteFrom('recovery').where('token', '=', digest).returning('person').executeTakeFirst();
    const name = spent && (await this.#people.nameOf(spent.person));
    if (!spent || name === undefined) return undefined;
    await this.#people.setHash(spent.person, hash);
    await this.#people.sessions.endAll(spent.person);
    return { id: spent.person, name };
  }
}
