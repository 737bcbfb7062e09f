import type { Lobby, Profile, ServerMessage, TableInfo } from '@ahu/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { type Guest, inEveryTown, type Town } from './town.ts';

const PRIVATE = { open: false };

inEveryTown('private tables', {}, (townOf) => {
  let town: Town;
  let hotu: Guest;
  let vakai: Guest;
  let stranger: Guest;
  let nobody: Client;

  beforeAll(async () => {
    town = townOf();
    [hotu, vakai, stranger] = await town.guests('Hotu', 'Vakai', 'Stranger');
    nobody = new Client(town.servers[0].address);
    await nobody.connect();
  });

  const strangers = (): Client[] => [stranger, nobody];

  /** What a socket answers to a wish to watch. */
  async function watched(client: Client, table: string): Promise<ServerMessage> {
    const answer = client.hear((message) => ['table', 'frame', 'gone'].includes(message.kind));
    client.send({ kind: 'watch', table, seq: 0 });
    return answer;
  }

  /** Everything that a socket hears because of something, with time for what should not come. */
  async function heardBy(client: Client, doing: () => Promise<unknown>): Promise<string> {
    const before = client.received.length;
    await doing();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return client.received.slice(before).join('\n');
  }

  describe('before the game', () => {
    it('[M4] one that waits is in nobody’s lobby but its people’s, and who has the link may sit down', async () => {
      const id = await town.table(hotu, PRIVATE);
      const lobbyOf = (client: Client) => client.ask<Lobby>('GET', '/lobby');
      for (const client of strangers()) expect(JSON.stringify(await lobbyOf(client))).not.toContain(id);
      expect((await lobbyOf(hotu)).mine.map((table) => table.id)).toContain(id);
      expect(await vakai.ask('GET', `/tables/${id}`)).toMatchObject({ id, status: 'open' });
      await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
      expect((await lobbyOf(vakai)).mine.map((table) => table.id)).toContain(id);
    });

    it('[M4] who has the link hears the talk from the moment they sit down', async () => {
      const id = await town.table(hotu, PRIVATE);
      await watched(hotu, id);
      const said = hotu.hear(({ kind }) => kind === 'chat');
      hotu.send({ kind: 'chat', table: id, text: 'Between us' });
      await said;
      const heard = await heardBy(vakai, () => watched(vakai, id));
      expect(heard).not.toContain('Between us');
      const trouble = vakai.hear(({ kind }) => kind === 'trouble');
      vakai.send({ kind: 'chat', table: id, text: 'May I?' });
      await trouble;
      const now = vakai.hear((message) => message.kind === 'chat' && message.text === 'Between us');
      await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
      await now;
    });
  });

  describe('during the game', () => {
    let id: string;
    beforeAll(async () => {
      id = await town.table(hotu, PRIVATE);
      // They have the link and look on before it begins.
      for (const client of strangers()) expect(await watched(client, id)).toMatchObject({ kind: 'table' });
      await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
    });

    it('[M4] whoever only had the link is sent away when it begins, and sees no frame and no word', async () => {
      const gone = strangers().map((client) =>
        client.hear((message) => message.kind === 'gone' && message.table === id),
      );
      const before = strangers().map((client) => client.received.length);
      await hotu.ask('POST', `/tables/${id}/start`);
      await Promise.all(gone);
      await Promise.all([hotu.watch(id), vakai.watch(id)]);
      const said = vakai.hear((message) => message.kind === 'chat' && message.text === 'Only we two');
      hotu.send({ kind: 'chat', table: id, text: 'Only we two' });
      await said;
      for (const [n, client] of strangers().entries()) {
        const heard = await heardBy(client, async () => {
          expect(await watched(client, id)).toEqual({ kind: 'gone', table: id });
        });
        expect(heard).not.toMatch(/"frame"|Only we two/);
        expect(client.received.slice(before[n]).join()).not.toMatch(/"frame"|Only we two/);
      }
    });

    it('[M4] its story and its facts are for its people', async () => {
      for (const path of ['', '/story?from=0&to=5', '/match']) {
        for (const client of strangers()) {
          await expect(client.ask('GET', `/tables/${id}${path}`)).rejects.toThrow('404: no such table');
        }
      }
      expect(await vakai.ask('GET', `/tables/${id}/story?from=0&to=5`)).toHaveProperty('steps');
      for (const what of ['sit', 'leave', 'start', 'rematch']) {
        await expect(stranger.ask('POST', `/tables/${id}/${what}`, { seat: 0 })).rejects.toThrow('404');
      }
      for (const client of strangers()) {
        expect(JSON.stringify(await client.ask('GET', '/lobby'))).not.toContain(id);
      }
    });

    it('[M4] who made it and has no seat is one of its people', async () => {
      const made = await town.table(stranger, { ...PRIVATE, seats: [{ kind: 'free' }, { kind: 'free' }] });
      await hotu.ask('POST', `/tables/${made}/sit`, { seat: 0 });
      await vakai.ask('POST', `/tables/${made}/sit`, { seat: 1 });
      await stranger.ask('POST', `/tables/${made}/start`);
      expect(await watched(stranger, made)).toMatchObject({ kind: 'frame', moves: [] });
      expect(await watched(nobody, made)).toMatchObject({ kind: 'gone' });
    });
  });

  describe('after the game', () => {
    let id: string;
    beforeAll(async () => {
      id = await town.finished(hotu, vakai, PRIVATE);
    });

    const finishedOf = async (client: Client): Promise<string[]> =>
      (await client.ask<Profile>('GET', `/people/${vakai.id}`)).finished.map((table) => table.id);

    it('[M4] profiles name it to those who sat there, and to nobody else', async () => {
      expect(await finishedOf(hotu)).toContain(id);
      for (const client of strangers()) expect(await finishedOf(client)).not.toContain(id);
      const open = await town.finished(hotu, vakai);
      for (const client of strangers()) expect(await finishedOf(client)).toContain(open);
    });

    it('[M4] its file, its seed and its talk are for its people', async () => {
      expect(await vakai.ask('GET', `/tables/${id}/match`)).toHaveProperty('seed');
      for (const client of strangers()) {
        await expect(client.ask('GET', `/tables/${id}/match`)).rejects.toThrow('404');
        await expect(client.ask('GET', `/tables/${id}`)).rejects.toThrow('404');
        expect(await watched(client, id)).toMatchObject({ kind: 'gone' });
      }
    });

    it('[M4] the rematch is for those who played: nobody else sees it, and nobody else sits down', async () => {
      const { id: again } = await hotu.ask<{ id: string }>('POST', `/tables/${id}/rematch`);
      expect(await vakai.ask<TableInfo>('GET', `/tables/${id}`)).toMatchObject({ rematch: again });
      for (const client of strangers()) {
        await expect(client.ask('GET', `/tables/${again}`)).rejects.toThrow('404');
        expect(await watched(client, again)).toMatchObject({ kind: 'gone' });
      }
      await expect(stranger.ask('POST', `/tables/${again}/sit`, { seat: 0 })).rejects.toThrow('404');
      expect(await town.services.tables.seating.sit(again, 0, { id: stranger.id, name: 'Stranger' })).toBe('reserved');
      await vakai.ask('POST', `/tables/${again}/sit`, { seat: 0 });
      await hotu.ask('POST', `/tables/${again}/start`);
    });

    it('[L1] a rematch that was taken away is not handed out again', async () => {
      const over = await town.finished(hotu, vakai);
      const ask = async (client: Client) => (await client.ask<{ id: string }>('POST', `/tables/${over}/rematch`)).id;
      const first = await ask(hotu);
      expect(await ask(vakai)).toBe(first);
      await hotu.ask('DELETE', `/tables/${first}`);
      expect(await hotu.ask<TableInfo>('GET', `/tables/${over}`)).not.toHaveProperty('rematch');
      const asked = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n % 2 ? hotu : vakai)));
      expect(new Set(asked).size).toBe(1);
      expect(asked[0]).not.toBe(first);
    });
  });
});
