import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { type Running, serveAhu } from '../src/serve.ts';
import { kindOf } from '../src/store/query-watch.ts';
import { openPostgres } from '../src/store/store.ts';
import { Link } from '../testing/link.ts';
import { guestCookie, tableOf } from '../testing/player.ts';
import { POSTGRES, postgres } from '../testing/services.ts';
import { socketTo } from '../testing/socket.ts';
import { until } from '../testing/until.ts';

describe('what a watcher of the server sees', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  let running: Running;

  beforeAll(async () => {
    running = await serveAhu(folder, readConfig({ PORT: '0', AHU_DATA: folder, AHU_LOG: 'silent' }));
  });
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true });
  });
  const sockets: ReturnType<typeof socketTo>[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate();
  });

  /** The value of a metric, with its labels if it has any. */
  async function metric(name: string): Promise<number> {
    const text = await (await fetch(`${running.address}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? Number.NaN,
    );
  }

  it('sockets that are open, and how many different people have them', async () => {
    const cookie = await guestCookie(running.address, 'Hina');
    for (const whose of [cookie, cookie, '']) sockets.push(socketTo(running.address, whose));
    await until(async () => (await metric('ahu_sockets')) === 3);
    expect(await metric('ahu_people')).toBe(1);
    sockets[0].terminate();
    await until(async () => (await metric('ahu_sockets')) === 2);
    expect(await metric('ahu_people')).toBe(1);
    for (const socket of sockets.splice(1)) socket.terminate();
    await until(async () => (await metric('ahu_sockets')) === 0);
    expect(await metric('ahu_people')).toBe(0);
  });

  it('games by pace, queries, moves, and refusals by reason', async () => {
    const cookies = await Promise.all(['Hina', 'Tama'].map((name) => guestCookie(running.address, name)));
    const clock = { pace: 'live', bank: 600, increment: 5 };
    await tableOf(running.address, cookies, 'rapa-nui-cards', clock);
    expect(await metric('ahu_games{pace="live"}')).toBe(1);
    expect(await metric('ahu_games{pace="days"}')).toBe(0);
    expect(await metric('ahu_query_seconds_count')).toBeGreaterThan(0);
  });

  it('queries that fail, by kind', async () => {
    const { db } = running.services.store;
    const twice = { name: 'a', value: 'b' };
    await db.insertInto('house_key').values(twice).execute();
    await expect(db.insertInto('house_key').values(twice).execute()).rejects.toThrow();
    expect(await metric('ahu_query_errors_total{kind="constraint"}')).toBe(1);
  });
});

describe.skipIf(!POSTGRES)('a PostgreSQL that is away', () => {
  it('is counted by every query and every append that fails', async () => {
    const database = await postgres();
    const link = await Link.to(database.url);
    const store = await openPostgres(link.through(database.url), () => {});
    const ask = () => store.db.selectFrom('migration').selectAll().execute();
    link.refuse();
    // Connections of before may be tried once each.
    await until(() =>
      ask().then(
        () => false,
        ({ code }) => code === 'ECONNRESET',
      ),
    );
    const kinds: unknown[] = [];
    store.queries.listen((_, error) => error && kinds.push(error));
    await expect(ask()).rejects.toThrow();
    await expect(store.append({ table_id: 'a', seq: 1, command: 'x', body: '{}', at: 0 })).rejects.toThrow();
    expect(kinds).toEqual(['connection', 'connection']);
    await store.close();
    await link.close();
    await database.remove();
  });
});

describe('kinds of trouble', () => {
  it.each([
    ['timeout', new Error('Query read timeout')],
    ['timeout', { code: '57014', message: 'canceling statement due to statement timeout' }],
    ['full', new Error('database or disk is full')],
    ['full', { code: '53100', message: 'could not extend file' }],
    ['locked', new Error('database is locked')],
    ['constraint', { code: '23505', message: 'duplicate key' }],
    ['corrupt', new Error('database disk image is malformed')],
    ['connection', { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }],
    ['connection', { code: '57P01', message: 'terminating connection due to administrator command' }],
    ['other', new Error('syntax error')],
    ['other', undefined],
  ])('%s: %o', (kind, error) => {
    expect(kindOf(error)).toBe(kind);
  });
});
