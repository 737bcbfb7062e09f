import { createHash, randomBytes } from 'node:crypto';
import type { SessionInfo } from '@ahu/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { Person } from '../tables/tables.ts';

const DAY = 86_400_000;
/** Milliseconds without use after which a session ends. */
const UNUSED = 365 * DAY;
/** `seen` is written no more often. */
const SEEN_EVERY = DAY;
/** Milliseconds after a sign-in in which the account can be changed without signing in again. */
const FRESH = 600_000;
/** Sessions of one query. */
const AT_ONCE = 500;

/** Only the digest of a token is stored: a reader of the database cannot sign in with it. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a person may know of a session's digest. */
const publicId = (digest: string): string => digest.slice(0, 24);

/** A request that comes with a session, and whose it is. */
export interface Identity extends Person {
  readonly kept: boolean;
  readonly hasPassword: boolean;
  readonly session: string;
  /** Signed in only minutes ago. */
  readonly fresh: boolean;
  /** Used for the first time today. */
  readonly renewed: boolean;
}

/** Who is signed in. Every end of a session is published, so that its sockets end too. */
export class Sessions {
  readonly #store: Store;
  readonly #bus: Bus | undefined;

  constructor(store: Store, bus?: Bus) {
    this.#store = store;
    this.#bus = bus;
  }

  /** Returns the token, which only the browser keeps. A guest has not proved anything, and is not fresh. */
  async open(person: string, { device, proved }: { device: string; proved: boolean }): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    await this.#store.db
      .insertInto('session')
      .values({ token: digestOf(token), person, created: now, seen: now, signed_in: proved ? now : null, device })
      .execute();
    return token;
  }

  async find(token: string): Promise<Identity | undefined> {
    const session = digestOf(token);
    const now = Date.now();
    const row = await this.#store.db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .leftJoin('passkey', 'passkey.person', 'person.id')
      .select(['person.id', 'person.name', 'person.password', 'passkey.id as passkey'])
      .select(['session.seen', 'session.signed_in', 'session.created'])
      .where('session.token', '=', session)
      .executeTakeFirst();
    const seen = row?.seen ?? row?.created ?? 0;
    if (!row || seen < now - UNUSED) return undefined;
    const renewed = seen < now - SEEN_EVERY;
    if (renewed) await this.#see(row.id, session, now);
    const hasPassword = row.password !== null;
    const kept = hasPassword || row.passkey !== null;
    const fresh = (row.signed_in ?? 0) > now - FRESH;
    return { id: row.id, name: row.name, kept, hasPassword, session, fresh, renewed };
  }

  async #see(person: string, session: string, seen: number): Promise<void> {
    const { db } = this.#store;
    await db.updateTable('session').set({ seen }).where('token', '=', session).execute();
    await db.updateTable('person').set({ seen }).where('id', '=', person).execute();
  }

  /** The person has just proved who they are. */
  async refresh(session: string): Promise<void> {
    await this.#store.db.updateTable('session').set({ signed_in: Date.now() }).where('token', '=', session).execute();
  }

  async list(person: string, own: string): Promise<SessionInfo[]> {
    const rows = await this.#rows(person);
    return rows.map(({ token, created, seen, device }) => ({
      id: publicId(token),
      created,
      seen: seen ?? created,
      device,
      current: token === own,
    }));
  }

  /** Ends one that the person has listed; false if there is none. */
  async endListed(person: string, id: string): Promise<boolean> {
    const found = (await this.#rows(person)).find(({ token }) => publicId(token) === id);
    if (found) await this.end(found.token);
    return found !== undefined;
  }

  async end(session: string): Promise<void> {
    await this.#store.db.deleteFrom('session').where('token', '=', session).execute();
    this.tellEnded([session]);
  }

  /** All of a person, or all but one. */
  async endAll(person: string, except = ''): Promise<void> {
    const ended = await this.#store.db
      .deleteFrom('session')
      .where('person', '=', person)
      .where('token', '!=', except)
      .returning('token')
      .execute();
    this.tellEnded(ended.map(({ token }) => token));
  }

  /** Their sockets end at every process. */
  tellEnded(sessions: readonly string[]): void {
    for (const session of sessions) this.#bus?.publish({ about: 'signed-out', session });
  }

  /** Which of these have not ended. */
  async stillOpen(sessions: readonly string[]): Promise<Set<string>> {
    const open = new Set<string>();
    for (let from = 0; from < sessions.length; from += AT_ONCE) {
      const rows = await this.#store.db
        .selectFrom('session')
        .select('token')
        .where('token', 'in', sessions.slice(from, from + AT_ONCE))
        .execute();
      for (const { token } of rows) open.add(token);
    }
    return open;
  }

  /** Forgets those that nobody used for a year. */
  async expire(): Promise<void> {
    const before = Date.now() - UNUSED;
    await this.#store.db
      .deleteFrom('session')
      .where(({ fn, eb, ref }) => eb(fn.coalesce(ref('seen'), ref('created')), '<', before))
      .execute();
  }

  #rows(person: string) {
    return this.#store.db
      .selectFrom('session')
      .select(['token', 'created', 'seen', 'device'])
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .execute();
  }
}
