// What a server of November 2026 (commit 9c740c0) kept, in fixtures: its database, its backup and its match files.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type MatchFile, readMatch, seatsOf, seedHash, writeMatch } from '@ahu/core';
import { TITLES } from '@ahu/games';
import type { Lobby, Me, OwnGame, Profile, ServerMessage, TableInfo } from '@ahu/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, readConfig, restoreFrom, serveAhu } from '../src/index.ts';
import { openPostgres, openSqlite } from '../src/store/store.ts';
import { Client } from '../testing/client.ts';
import { POSTGRES, postgres, type Service } from '../testing/services.ts';
import { until } from '../testing/until.ts';
import { wakeUp } from './wake-up.ts';

/** The games of then. */
const GAMES = ['giants', 'rapa-nui', 'rapa-nui-cards'];
const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fixtures', name));
const unpacked = (name: string): Buffer => gunzipSync(fixture(`${name}.gz`));
const matchFile = (game: string): MatchFile => JSON.parse(String(fixture(`${game}.json`)));

describe.each(GAMES)('a match file of then: %s', (game) => {
  it('is read, and written the same', () => {
    const file = matchFile(game);
    const match = readMatch(
      file,
      Object.values(TITLES).map(({ game }) => game),
    );
    expect(match.over).toBe(true);
    expect(writeMatch(match)).toEqual(file);
  });
});

/** What must be so in every store of then that today's server opens. */
function contract(name: string, open: (folder: string) => Promise<Record<string, string>>): void {
  describe(`${name} of then`, () => {
    let folder: string;
    let running: Running;
    let hotu: Client;
    let vakai: Client;
    let lobby: Lobby;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'ahu-'));
      const env = await open(folder);
      running = await serveAhu(folder, readConfig({ PORT: '0', AHU_DATA: folder, AHU_LOG: 'silent', ...env }));
      [hotu, vakai] = [new Client(running.address), new Client(running.address)];
      await hotu.ask('POST', '/sign-in', { name: 'Hotu', password: 'rano raraku' });
      await vakai.ask('POST', '/sign-in', { name: 'Vakai', password: 'rano kau ō' });
      lobby = await hotu.ask<Lobby>('GET', '/lobby');
      await Promise.all([hotu.connect(), vakai.connect()]);
    });

    afterAll(async () => {
      await running.close();
      rmSync(folder, { recursive: true });
    });

    const playing = (game: string): TableInfo =>
      lobby.mine.find((info) => info.game === game && info.status === 'playing') as TableInfo;

    it('has everybody with their ratings and games', async () => {
      const { id } = await hotu.ask<Me>('GET', '/me');
      const profile = await vakai.ask<Profile>('GET', `/people/${id}`);
      expect(profile.ratings.map(({ game, games }) => [game, games]).toSorted()).toEqual(
        GAMES.map((game) => [game, 1]),
      );
      expect(profile.finished.map(({ game }) => game).toSorted()).toEqual(GAMES);
      const { db } = running.services.store;
      const counts = await Promise.all(
        (['person', 'game_table', 'seat', 'event', 'chat', 'rating'] as const).map(async (table) => {
          const { n } = await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow();
          return [table, Number(n)];
        }),
      );
      expect(Object.fromEntries(counts)).toMatchObject({ person: 3, game_table: 7, seat: 15, chat: 6, rating: 6 });
    });

    it('says who won games that ended before that was stored', async () => {
      const games = (): Promise<OwnGame[]> => hotu.ask<OwnGame[]>('GET', '/me/games');
      await until(async () => (await games()).length === GAMES.length);
      for (const { game, winners, scores, account, seat } of await games()) {
        const match = readMatch(
          matchFile(game),
          Object.values(TITLES).map(({ game }) => game),
        );
        expect(winners).toEqual(match.end?.winners ?? seatsOf(match.game.winners(match.state)));
        expect(scores).toEqual(match.game.scores(match.state));
        expect(Object.values(account).reduce((sum, points) => sum + points, 0)).toBe(scores[seat]);
      }
      const { id } = await hotu.ask<Me>('GET', '/me');
      const { finished } = await vakai.ask<Profile>('GET', `/people/${id}`);
      for (const { scores, winners } of finished)
        expect([scores, winners?.[0]]).toEqual([expect.any(Array), expect.any(Number)]);
    });

    it.each(GAMES)('%s: the finished game is the one of its file', async (game) => {
      const { id } = await hotu.ask<Me>('GET', '/me');
      const { finished } = await hotu.ask<Profile>('GET', `/people/${id}`);
      const over = finished.find((info) => info.game === game) as TableInfo;
      const file = await hotu.ask<MatchFile>('GET', `/tables/${over.id}/match`);
      expect(file).toEqual(matchFile(game));
      expect(seedHash(file.seed)).toBe(over.seedHash);
    });

    it.each(GAMES)('%s: the game in the middle goes on, with what was said there', async (game) => {
      const { id } = playing(game);
      const said: ServerMessage[] = [];
      const chat = hotu.hear((message) => message.kind === 'chat' && message.table === id && said.push(message) === 2);
      hotu.frame = undefined;
      vakai.frame = undefined;
      await Promise.all([hotu.watch(id), vakai.watch(id), chat]);
      expect(said).toMatchObject([{ text: 'Iorana ō!' }, { text: 'I only watch.' }]);
      const isAsked = ({ frame }: Client) => frame?.waiting.includes(frame.seat) ?? false;
      await until(() => [hotu, vakai].some(isAsked));
      const mover = [hotu, vakai].find(isAsked) as Client;
      const plies = mover.frame?.plies ?? 0;
      expect(plies).toBeGreaterThan(30);
      expect(await mover.play(mover.frame?.moves[0] ?? '')).toMatchObject({ kind: 'accepted' });
      await until(() => (hotu.frame?.plies ?? 0) > plies && (vakai.frame?.plies ?? 0) > plies);
      const heard = vakai.hear((message) => message.kind === 'chat' && message.text === 'On we go');
      hotu.send({ kind: 'chat', table: id, text: 'On we go' });
      await heard;
    });

    it('a table that waited for players begins', async () => {
      const open = lobby.mine.find(({ status }) => status === 'open') as TableInfo;
      await vakai.ask('POST', `/tables/${open.id}/sit`, { seat: 1 });
      expect(await hotu.ask('POST', `/tables/${open.id}/start`)).toMatchObject({ status: 'playing' });
    });
  });
}

contract('a database', async (folder) => {
  const path = join(folder, 'ahu.sqlite');
  writeFileSync(path, unpacked('ahu.sqlite'));
  const store = await openSqlite(path);
  await wakeUp(store);
  await store.close();
  return {};
});

describe.skipIf(!POSTGRES)('in PostgreSQL', () => {
  let server: Service;
  beforeAll(async () => {
    server = await postgres();
  });
  afterAll(() => server.remove());

  contract('a backup', async () => {
    const place = { databaseUrl: server.url, data: '' };
    await restoreFrom(join(import.meta.dirname, 'fixtures/ahu-backup.jsonl.gz'), place, () => {});
    const store = await openPostgres(server.url, () => {});
    await wakeUp(store);
    await store.close();
    return { DATABASE_URL: server.url };
  });
});
