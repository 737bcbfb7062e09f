import { randomBytes } from 'node:crypto';
import type { PushBody } from '@ahu/protocol';
import type { Language } from '@ahu/protocol/languages';
import type { Selectable } from 'kysely';
import type { Schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';

export type NoticeRow = Selectable<Schema['notice']>;
export type PushRow = Selectable<Schema['push']>;

/** More browsers than anybody uses; of more, the oldest is forgotten. */
const MOST_BROWSERS = 10;

/** How people want to hear that it is their turn. */
export class Notices {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async of(person: string): Promise<NoticeRow | undefined> {
    return this.#store.db.selectFrom('notice').selectAll().where('person', '=', person).executeTakeFirst();
  }

  async browsersOf(person: string): Promise<PushRow[]> {
    return this.#store.db.selectFrom('push').selectAll().where('person', '=', person).orderBy('created').execute();
  }

  /** In which language they want to be told; from then on there is a row of theirs. */
  async setLanguage(person: string, language: Language): Promise<void> {
    await this.#store.db
      .insertInto('notice')
      .values({ person, language })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ language }))
      .execute();
  }

  async setWebhook(person: string, webhook: string | null): Promise<void> {
    await this.#set(person, { webhook });
  }

  /** A new address has to be confirmed with a token that is told to that address alone. */
  async setMail(person: string, mail: string | null): Promise<void> {
    const token = mail === null ? null : randomBytes(24).toString('base64url');
    await this.#set(person, { mail, mail_token: token, mail_confirmed: 0 });
  }

  async #set(person: string, values: Partial<NoticeRow>): Promise<void> {
    await this.#store.db.updateTable('notice').set(values).where('person', '=', person).execute();
  }

  async findByToken(token: string): Promise<NoticeRow | undefined> {
    return this.#store.db.selectFrom('notice').selectAll().where('mail_token', '=', token).executeTakeFirst();
  }

  async confirm(token: string): Promise<void> {
    await this.#store.db.updateTable('notice').set({ mail_confirmed: 1 }).where('mail_token', '=', token).execute();
  }

  async stop(token: string): Promise<void> {
    await this.#store.db
      .updateTable('notice')
      .set({ mail: null, mail_token: null, mail_confirmed: 0 })
      .where('mail_token', '=', token)
      .execute();
  }

  /** A browser belongs to the person who signed in there last. */
  async addBrowser(person: string, { endpoint, keys }: PushBody): Promise<void> {
    const values = { person, ...keys, created: Date.now() };
    await this.#store.db
      .insertInto('push')
      .values({ endpoint, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .execute();
    const all = await this.browsersOf(person);
    for (const old of all.slice(0, -MOST_BROWSERS)) await this.removeBrowser(old.endpoint);
  }

  async removeBrowser(endpoint: string): Promise<void> {
    await this.#store.db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
  }

  async removeBrowsers(person: string): Promise<void> {
    await this.#store.db.deleteFrom('push').where('person', '=', person).execute();
  }
}
