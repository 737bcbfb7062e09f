import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Running, readConfig, serveAhu } from '../../src/index.ts';
import { Client } from '../../testing/client.ts';
import { Listener } from '../../testing/listener.ts';
import { SmtpServer } from '../../testing/smtp.ts';

export const GRACE = 1_000;
export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Longer than anything takes that is going to come. */
export const quiet = () => pause(GRACE + 1_200);

/** A house, a mail server, and an address outside that hears what it is sent. */
class Town {
  readonly folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  readonly post = new SmtpServer();
  running!: Running;
  hook!: Listener;
  hookUrl!: string;
  #mailUrl = '';

  async build(): Promise<void> {
    this.#mailUrl = await this.post.start();
    this.running = await this.serveWithMail();
  }

  async leave(): Promise<void> {
    await this.running.close();
    this.post.close();
    rmSync(this.folder, { recursive: true });
  }

  async listen(): Promise<void> {
    this.hook = new Listener();
    this.hookUrl = `${await this.hook.start()}/hook?key=1`;
    this.post.letters.length = 0;
  }

  serveWithMail(): Promise<Running> {
    return this.serve({ SMTP_URL: this.#mailUrl, MAIL_FROM: 'Ahu <ahu@ahu.example>' });
  }

  serve(env: Record<string, string> = {}): Promise<Running> {
    return serveAhu(
      this.folder,
      readConfig({
        PORT: '0',
        AHU_DATA: join(this.folder, 'data'),
        AHU_LOG: 'silent',
        AHU_LIMITS: 'off',
        AHU_ADDRESS: 'https://ahu.example/',
        AHU_NOTICE_GRACE: '1',
        AHU_NOTICE_RETRY: '1',
        AHU_NOTICE_LOOPBACK: 'yes',
        ...env,
      }),
    );
  }

  async guest(name: string, address = this.running.address): Promise<Client> {
    const client = new Client(address);
    await client.guest(name);
    return client;
  }

  /** Two people at a table at which the second, who is elsewhere, is asked from now on. */
  async vakaisTurn(settings: object): Promise<{ id: string; hotu: Client; vakai: Client }> {
    const [hotu, vakai] = await Promise.all([this.guest('Hotu Matua'), this.guest('Vakai a Heva')]);
    await vakai.ask('PUT', '/me/notices', settings);
    const id = await table(hotu, vakai);
    await playUntilOther(hotu, 0);
    expect(waitsFor(hotu, 1)).toBe(true);
    return { id, hotu, vakai };
  }
}

/** For all tests of a file. */
export function newTown(): Town {
  const town = new Town();
  beforeAll(() => town.build());
  afterAll(() => town.leave());
  beforeEach(() => town.listen());
  afterEach(() => town.hook.close());
  return town;
}

/** Hotu watches, Vakai does not; on return it is Hotu's turn, and the next is Vakai's. */
export async function table(hotu: Client, vakai: Client, clock: object = { pace: 'days', days: 2 }): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'free' }];
  const { id } = await hotu.ask<{ id: string }>('POST', '/tables', {
    game: 'rapa-nui-cards',
    seats,
    options: {},
    clock,
    open: false,
  });
  await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
  await hotu.ask('POST', `/tables/${id}/start`);
  await hotu.connect();
  await hotu.watch(id);
  return id;
}

export const waitsFor = (client: Client, seat: number): boolean => client.frame?.waiting.includes(seat) ?? false;

/** Plays for a seat until the game waits for the other. */
export async function playUntilOther(client: Client, seat: number): Promise<void> {
  while (waitsFor(client, seat)) await client.play(client.frame?.moves[0] ?? '');
}
