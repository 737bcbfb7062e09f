import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Running, readConfig, serveAhu } from '../src/index.ts';
import { Client } from '../testing/client.ts';
import { POSTGRES, postgres, type Service } from '../testing/services.ts';

/** A person with a name and a socket. */
export class Guest extends Client {
  id = '';
}

export const DAYS = { pace: 'days', days: 1 } as const;
const BODY = { game: 'rapa-nui-cards', seats: [{ kind: 'me' }, { kind: 'free' }], options: {}, clock: DAYS };

/** Real servers on one database, and people at them. */
export class Town {
  readonly folder: string;
  readonly #env: Readonly<Record<string, string>>;
  servers: Running[] = [];

  constructor(folder: string, env: Readonly<Record<string, string>>) {
    this.folder = folder;
    this.#env = env;
  }

  get services(): Running['services'] {
    return this.servers[0].services;
  }

  async open(count = 1): Promise<void> {
    const env = { PORT: '0', AHU_DATA: join(this.folder, 'data'), AHU_LOG: 'silent', ...this.#env };
    for (let n = 0; n < count; n++) this.servers.push(await serveAhu(this.folder, readConfig(env)));
  }

  async close(): Promise<void> {
    for (const server of this.servers.splice(0)) await server.close();
  }

  async guest(name: string, server = 0): Promise<Guest> {
    const client = new Guest(this.servers[server].address);
    client.id = (await client.guest(name)).id;
    await client.connect();
    return client;
  }

  guests(...names: string[]): Promise<Guest[]> {
    return Promise.all(names.map((name) => this.guest(name)));
  }

  /** A table that waits for one more, public if not said otherwise. */
  async table(owner: Client, more: object = {}): Promise<string> {
    return (await owner.ask<{ id: string }>('POST', '/tables', { ...BODY, open: true, ...more })).id;
  }

  /** The same with a second person, begun. */
  async game(owner: Client, other: Client, more: object = {}): Promise<string> {
    const id = await this.table(owner, more);
    await other.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    await owner.ask('POST', `/tables/${id}/start`);
    return id;
  }

  /** The same, played to its end. */
  async finished(owner: Client, other: Client, more: object = {}): Promise<string> {
    const id = await this.game(owner, other, more);
    owner.frame = undefined;
    other.frame = undefined;
    await Promise.all([owner.watch(id), other.watch(id)]);
    const isOver = ({ frame }: Client): boolean => frame?.over ?? false;
    while (!isOver(owner)) {
      const mover = [owner, other].find(({ frame }) => frame?.waiting.includes(frame.seat));
      if (mover) await mover.play(mover.frame?.moves[0] ?? '');
      else await Promise.race([owner, other].map((client) => client.hear(({ kind }) => kind === 'frame')));
    }
    while ((await owner.ask<{ status: string }>('GET', `/tables/${id}`)).status !== 'over');
    return id;
  }
}

/** What must hold with either store, of one real server or several. */
export function inEveryTown(name: string, { servers = 1, limits = 'off' }, contract: (town: () => Town) => void): void {
  const within = (store: string, env: () => Record<string, string>): void => {
    describe(`${name}, with ${store}`, () => {
      let town: Town;
      beforeAll(async () => {
        town = new Town(mkdtempSync(join(tmpdir(), 'ahu-')), { AHU_LIMITS: limits, ...env() });
        await town.open(servers);
      });
      afterAll(async () => {
        await town.close();
        rmSync(town.folder, { recursive: true });
      });
      contract(() => town);
    });
  };
  within('SQLite', () => ({}));
  describe.skipIf(!POSTGRES)('with a PostgreSQL', () => {
    let service: Service;
    beforeAll(async () => {
      service = await postgres();
    });
    afterAll(() => service.remove());
    within('PostgreSQL', () => ({ DATABASE_URL: service.url }));
  });
}
