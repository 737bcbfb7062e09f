import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../src/index.ts';
import type { Client } from '../../testing/client.ts';
import { POSTGRES, postgres, type Service } from '../../testing/services.ts';
import { until } from '../../testing/until.ts';
import { GRACE, newTown, pause, playUntilOther, quiet, table, waitsFor } from './town.ts';

const town = newTown();

describe('whose turn it is, is told', () => {
  it('to a webhook, once, after a little while, with nothing but what everybody may know', async () => {
    const { id } = await town.vakaisTurn({ webhook: town.hookUrl });
    await pause(GRACE / 2);
    expect(town.hook.heard).toHaveLength(0);
    await until(() => town.hook.heard.length > 0);
    expect(town.hook.json(0)).toEqual({
      kind: 'turn',
      table: id,
      game: 'rapa-nui-cards',
      url: `https://ahu.example/table/${id}`,
      name: 'Vakai a Heva',
    });
    expect(town.hook.heard[0].path).toBe('/hook?key=1');
    await quiet();
    expect(town.hook.heard).toHaveLength(1);
  });

  it('not to who watches the table, and not to who has looked at it since', async () => {
    const { id, hotu, vakai } = await town.vakaisTurn({ webhook: town.hookUrl });
    await vakai.connect();
    await vakai.watch(id);
    vakai.close();
    await quiet();
    expect(town.hook.heard).toHaveLength(0);
    await vakai.connect();
    await vakai.watch(id);
    await playUntilOther(vakai, 1);
    await until(() => waitsFor(hotu, 0));
    await playUntilOther(hotu, 0);
    await quiet();
    expect(town.hook.heard).toHaveLength(0);
  });

  it('not to who has moved within the little while', async () => {
    const { id, hotu, vakai } = await town.vakaisTurn({ webhook: town.hookUrl });
    await vakai.connect();
    await vakai.watch(id);
    await playUntilOther(vakai, 1);
    await hotu.ask('GET', `/tables/${id}`);
    await quiet();
    expect(town.hook.heard).toHaveLength(0);
  });

  it('again at the next turn', async () => {
    const { id, hotu, vakai } = await town.vakaisTurn({ webhook: town.hookUrl });
    await until(() => town.hook.heard.length === 1);
    await vakai.connect();
    await vakai.watch(id);
    await playUntilOther(vakai, 1);
    vakai.close();
    await until(() => waitsFor(hotu, 0));
    await playUntilOther(hotu, 0);
    await until(() => town.hook.heard.length === 2);
  });

  it('not at a table that is played live', async () => {
    const [hotu, vakai] = await Promise.all([town.guest('Hotu Matua'), town.guest('Vakai a Heva')]);
    await vakai.ask('PUT', '/me/notices', { webhook: town.hookUrl });
    await table(hotu, vakai, { pace: 'live', bank: 600, increment: 0 });
    await playUntilOther(hotu, 0);
    await quiet();
    expect(town.hook.heard).toHaveLength(0);
  });

  it('also when the server was started anew in between', async () => {
    await town.vakaisTurn({ webhook: town.hookUrl });
    await town.running.close();
    town.running = await town.serveWithMail();
    await until(() => town.hook.heard.length > 0);
    await quiet();
    expect(town.hook.heard).toHaveLength(1);
  });
});

describe.skipIf(!POSTGRES)('several processes on one PostgreSQL', () => {
  let server: Service;
  let both: Running[];

  beforeAll(async () => {
    server = await postgres();
    both = [await town.serve({ DATABASE_URL: server.url }), await town.serve({ DATABASE_URL: server.url })];
  });
  afterAll(async () => {
    for (const each of both) await each.close();
    await server.remove();
  });

  /** Hotu at the first process; the second has the table in its hands too. */
  async function vakaisTurnAtBoth(): Promise<{ id: string; elsewhere: Client }> {
    const [hotu, vakai] = await Promise.all([
      town.guest('Hotu Matua', both[0].address),
      town.guest('Vakai a Heva', both[0].address),
    ]);
    await vakai.ask('PUT', '/me/notices', { webhook: town.hookUrl });
    const id = await table(hotu, vakai);
    await both[1].services.registry.find(id);
    await playUntilOther(hotu, 0);
    const elsewhere = vakai.at(both[1].address);
    return { id, elsewhere };
  }

  it('send one notice', async () => {
    const { id } = await vakaisTurnAtBoth();
    // Without hints between them the second finds out by itself.
    for (let n = 0; n < 5; n++) await both[1].services.registry.find(id);
    await until(() => town.hook.heard.length > 0);
    await quiet();
    await pause(3_000);
    expect(town.hook.heard).toHaveLength(1);
  });

  it('send none to who watches at another one', async () => {
    const { id, elsewhere } = await vakaisTurnAtBoth();
    await elsewhere.connect();
    await elsewhere.watch(id);
    await quiet();
    await pause(3_000);
    expect(town.hook.heard).toHaveLength(0);
  });
});
