import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Faults } from '../monitoring/faults.ts';
import type { People } from '../people/people.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { nameOf, wordsIn } from '../words/index.ts';
import type { Addressee, Mail } from './mail.ts';
import type { NoticeRow, Notices, PushRow } from './notices.ts';
import { NotPublic, type OutboundHttp } from './outbound.ts';
import type { Push } from './push.ts';

/** Attempts for each notice, and the factor by which the pause between them grows. */
const TRIES = 4;
const GROWTH = 4;

/** What a webhook is told, and a browser with a sentence for its reader. Nothing of it is a secret. */
interface TurnNotice {
  readonly kind: 'turn';
  readonly table: string;
  readonly game: string;
  readonly url: string;
  /** Whose turn it is. */
  readonly name: string;
}

/** It did not arrive, and trying again would not help. */
class Hopeless extends Error {}

/** Brings notices to people by every way that they chose. */
export class Courier {
  readonly #config: Config;
  readonly #people: People;
  readonly #notices: Notices;
  readonly #outside: OutboundHttp;
  readonly #push: Push;
  readonly #mail: Mail | undefined;
  readonly #faults: Faults;
  readonly #logger: Logger;
  readonly #closing = new AbortController();

  constructor(
    config: Config,
    people: People,
    notices: Notices,
    outside: OutboundHttp,
    push: Push,
    mail: Mail | undefined,
    faults: Faults,
    logger: Logger,
  ) {
    this.#config = config;
    this.#people = people;
    this.#notices = notices;
    this.#outside = outside;
    this.#push = push;
    this.#mail = mail;
    this.#faults = faults;
    this.#logger = logger;
  }

  /** Notifies a person of their turn. */
  async announce(person: string, { row }: LiveTable): Promise<void> {
    const [settings, name] = await Promise.all([this.#notices.of(person), this.#people.nameOf(person)]);
    if (!settings || name === undefined) return;
    const { id: table, game } = row;
    const notice: TurnNotice = { kind: 'turn', table, game, url: `${this.#config.address}/table/${table}`, name };
    const words = wordsIn(settings.language);
    const sentence = words.turn(name, nameOf(game, words));
    const { webhook } = settings;
    if (webhook !== null) this.#send('webhook', person, () => this.#toWebhook(webhook, notice));
    for (const browser of await this.#notices.browsersOf(person)) {
      this.#send('push', person, () => this.#toBrowser(browser, { ...notice, text: sentence }));
    }
    const to = settings.mail_confirmed === 1 ? addresseeOf(settings) : undefined;
    if (to) this.#send('mail', person, async () => this.#mail?.tell(to, sentence, notice.url));
  }

  /** Sends the mail that asks to confirm the address. */
  askToConfirm(person: string, to: Addressee, name: string): void {
    this.#send('mail', person, async () => this.#mail?.askToConfirm(to, name));
  }

  /** Sends the link that sets a new password. */
  sendRecovery(person: string, to: Addressee, name: string, token: string): void {
    void this.#bring('mail', person, async () => this.#mail?.sendRecovery(to, name, token));
  }

  close(): void {
    this.#closing.abort();
    this.#mail?.close();
  }

  #send(way: string, person: string, attempt: () => Promise<void>): void {
    this.#faults.run('a notice failed', { way, person }, () => this.#bring(way, person, attempt));
  }

  async #bring(way: string, person: string, attempt: () => Promise<void>): Promise<void> {
    const { signal } = this.#closing;
    for (let tries = 1; !signal.aborted; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (signal.aborted) return;
        const { message } = error as Error;
        if (tries === TRIES || isHopeless(error)) {
          this.#logger.warn({ way, person, tries, reason: message }, 'a notice was given up');
          return;
        }
        await pause(this.#config.noticeRetry * GROWTH ** (tries - 1), undefined, { signal, ref: false }).catch(
          () => {},
        );
      }
    }
  }

  async #toWebhook(url: string, notice: TurnNotice): Promise<void> {
    expectAccepted(await this.#outside.post(url, { 'content-type': 'application/json' }, JSON.stringify(notice)));
  }

  async #toBrowser(browser: PushRow, notice: TurnNotice & { readonly text: string }): Promise<void> {
    const { endpoint, headers, body } = await this.#push.requestTo(browser, JSON.stringify(notice), notice.table);
    const status = await this.#outside.post(endpoint, headers as Record<string, string>, body ?? '');
    // The browser does not want any more, or is not there any more.
    if (status === 404 || status === 410) return this.#notices.removeBrowser(browser.endpoint);
    expectAccepted(status);
  }
}

export const addresseeOf = ({ mail, mail_token: token, language }: NoticeRow): Addressee | undefined =>
  mail !== null && token !== null ? { mail, token, language } : undefined;

function expectAccepted(status: number): void {
  if (status >= 200 && status < 300) return;
  const message = `answered with ${status}`;
  if (status < 500 && status !== 408 && status !== 429) throw new Hopeless(message);
  throw new Error(message);
}

/** A mail server refuses for good with a number of 500 and more. */
const isHopeless = (error: unknown): boolean =>
  error instanceof Hopeless ||
  error instanceof NotPublic ||
  ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
