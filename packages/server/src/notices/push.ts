import webPush from 'web-push';
import type { Store } from '../store/store.ts';
import type { PushRow } from './notices.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Seconds that a push service keeps a notice for a browser that is offline. */
const DAY = 86_400;

/** Notices to browsers. The keys that identify this server to push services are made once, and stored in the database. */
export class Push {
  readonly #store: Store;
  /** Whom a push service can turn to: an address of mail or of the web. */
  readonly #subject: string;
  #keys: Promise<Keys> | undefined;

  constructor(store: Store, subject: string) {
    this.#store = store;
    this.#subject = subject;
  }

  async publicKey(): Promise<string> {
    return (await this.#allKeys()).publicKey;
  }

  /** The request that brings a text to a browser; nobody but the browser can read it. A later one of the topic replaces it. */
  async requestTo({ endpoint, p256dh, auth }: PushRow, text: string, topic: string) {
    const vapidDetails = { subject: this.#subject, ...(await this.#allKeys()) };
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails,
      topic,
      TTL: DAY,
      contentEncoding: 'aes128gcm',
    });
  }

  #allKeys(): Promise<Keys> {
    this.#keys ??= this.#readKeys().catch((error) => {
      this.#keys = undefined;
      throw error;
    });
    return this.#keys;
  }

  /** Of several processes that start with a new store, all use the keys of the first. */
  async #readKeys(): Promise<Keys> {
    const { db } = this.#store;
    await db
      .insertInto('house_key')
      .values({ name: 'push', value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await db
      .selectFrom('house_key')
      .select('value')
      .where('name', '=', 'push')
      .executeTakeFirstOrThrow();
    return JSON.parse(value) as Keys;
  }
}
