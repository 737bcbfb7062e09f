import { askBot, type MatchFile, randomBot, Sfc32 } from '@ahu/core';
import { DAY, dateAt, islandOf, proven } from '@ahu/daily';
import { mindsOf, playedBy } from '@ahu/daily/testing';
import type { IslandBoard } from '@ahu/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { inEveryTown, type Town } from './town.ts';

const DATE = '2026-11-03';
const ISLAND = islandOf(DATE);
const minds = await mindsOf(ISLAND);
const played = (seed: string): MatchFile => playedBy(seed, ISLAND, minds);
const PATH = `/islands/${DATE}`;

inEveryTown('results of the island of the day', {}, (town: () => Town) => {
  const board = (client: Client, date = DATE): Promise<IslandBoard> => client.ask('GET', `/islands/${date}`);
  let [hina, tama]: Client[] = [];
  beforeAll(async () => {
    [hina, tama] = await town().guests('Hina', 'Tama');
  });

  it('is what the log proves, and stands on the board of its day', async () => {
    const file = played('one');
    const result = await hina.ask('POST', PATH, file);
    expect(result).toEqual(proven(ISLAND, file, minds));
    const { results, mine, ...day } = await board(hina);
    expect(day).toEqual({ date: DATE, number: 3, game: 'rapa-nui-cards', seats: 2, count: 1 });
    expect(results).toMatchObject([{ rank: 1, name: 'Hina', ...(result as object) }]);
    expect(mine).toEqual(results[0]);
    expect(await board(tama, '2026-11-04')).toMatchObject({ count: 0, results: [] });
  });

  it('counts once a person and once a log', async () => {
    await expect(hina.ask('POST', PATH, played('one'))).rejects.toThrow('409: you have told a result of that day');
    await expect(hina.ask('POST', PATH, played('two'))).rejects.toThrow('409: you have told a result of that day');
    const renamed = { ...played('one'), seats: [{ name: 'Tama' }, { name: 'Bot' }] };
    await expect(tama.ask('POST', PATH, renamed)).rejects.toThrow('409: this very log was told by another person');
    expect(await board(hina)).toMatchObject({ count: 1 });
  });

  it('of many at once the first is stored', async () => {
    const file = played('three');
    const asked = await Promise.allSettled([1, 2, 3].map(() => tama.ask('POST', PATH, file)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await board(tama)).toMatchObject({ count: 2, mine: { name: 'Tama' } });
  });

  it('forged and unfinished logs are refused with the reason', async () => {
    const eve = await town().guest('Eve');
    const file = played('four');
    const refused = (forged: unknown, date = DATE): Promise<unknown> =>
      eve.ask('POST', `/islands/${date}`, forged).catch((error: Error) => error.message);
    const weak = playedBy('four', ISLAND, minds, (_minds, state, seat) =>
      askBot(minds.game, state, seat, randomBot, new Sfc32(seat)),
    );
    expect(await refused(weak)).toBe('400: the log does not prove a result: other bots');
    expect(await refused({ ...file, log: file.log.slice(0, -3) })).toContain('not over');
    expect(await refused({ ...file, practice: true })).toContain('practice');
    expect(await refused({ ...file, log: file.log.toSpliced(9, 1) })).toMatch(/^400: log\[\d+\]/);
    expect(await refused({ log: [] })).toMatch(/^400: /);
    expect(await refused({})).toMatch(/^400: /);
    expect(await refused(file, '2026-11-12')).toContain('other island');
    expect(await refused(file, dateAt(Date.now() + 2 * DAY))).toBe('404: that island is still to come');
    expect(await refused(file, '2026-10-31')).toBe('404: there is no island of that day');
    expect((await board(eve)).mine).toBeUndefined();
  });

  it('needs a name, and is gone with the account', async () => {
    const stranger = new Client(town().servers[0].address);
    await expect(stranger.ask('POST', PATH, played('four'))).rejects.toThrow('401');
    const guest = await town().guest('Moana');
    await guest.ask('POST', PATH, played('five'));
    expect((await board(stranger)).results.map(({ name }) => name)).toContain('Moana');
    await guest.ask('DELETE', '/me');
    expect((await board(stranger)).results.map(({ name }) => name)).not.toContain('Moana');
  });

  it('equal results have the same rank, and mine is told wherever it stands', async () => {
    const date = '2026-11-06';
    const { db } = town().services.store;
    const people = await town().guests(...Array.from({ length: 4 }, (_, n) => `Many ${n}`));
    const rows = Array.from({ length: 104 }, (_, n) => ({
      date,
      log: `${n}`,
      points: 9,
      place: 1,
      lead: 50 - n,
      at: n,
    }));
    const filler = await Promise.all(rows.slice(4).map((_, n) => town().services.people.create(`Filler ${n}`)));
    const ids = [...people.map(({ id }) => id), ...filler.map(({ id }) => id)];
    await db
      .insertInto('island_result')
      .values(rows.map((row, n) => ({ ...row, person: ids[n], lead: n < 2 ? 60 : row.lead })))
      .execute();
    const { results, count } = await board(people[3], date);
    expect(results.slice(0, 3).map(({ rank }) => rank)).toEqual([1, 1, 3]);
    expect([results.length, count]).toEqual([100, 104]);
    await db.updateTable('island_result').set({ place: 2 }).where('person', '=', ids[3]).execute();
    expect((await board(people[3], date)).mine).toMatchObject({ rank: 104, name: 'Many 3' });
  });

  // Last: the server closes the connection, which others of this test would have used.
  it('a file that is too large is not read', async () => {
    const eve = await town().guest('Eve');
    const response = await fetch(`${town().servers[0].address}/api${PATH}`, {
      method: 'POST',
      headers: { cookie: eve.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...played('four'), padding: 'x'.repeat(70_000) }),
    });
    expect(response.status).toBe(413);
  });
});

inEveryTown('exercises', {}, (town: () => Town) => {
  it('attempts of several browsers are joined, in the order of time and each once', async () => {
    const hina = await town().guest('Hina');
    const attempt = (at: number) => ({ id: `giants 3 ${at} 1`, right: at % 2 === 0, at });
    await Promise.all([
      hina.ask('POST', '/me/training/giants', { attempts: [attempt(3), attempt(1)] }),
      hina.ask('POST', '/me/training/giants', { attempts: [attempt(2), attempt(3)] }),
    ]);
    expect(await hina.ask('GET', '/me/training/giants')).toEqual([1, 2, 3].map(attempt));
    expect(await hina.ask('GET', '/me/training/rapa-nui')).toEqual([]);
    expect(await (await town().guest('Tama')).ask('GET', '/me/training/giants')).toEqual([]);
  });

  it('the latest two thousand are kept', async () => {
    const hina = await town().guest('Hina');
    for (let from = 0; from < 2_500; from += 500) {
      const attempts = Array.from({ length: 500 }, (_, n) => ({ id: 'rapa-nui 2 0 1', right: true, at: from + n }));
      await hina.ask('POST', '/me/training/rapa-nui', { attempts });
    }
    const kept = await hina.ask<{ at: number }[]>('GET', '/me/training/rapa-nui');
    expect([kept.length, kept[0].at]).toEqual([2_000, 500]);
  });

  it.each([
    ['giants', { attempts: [{ id: 'x', right: 1, at: 0 }] }, '400: attempts'],
    ['giants', { attempts: Array(501).fill({ id: 'x', right: true, at: 0 }) }, '400: attempts'],
    ['go', { attempts: [] }, '404: no such game'],
  ])('%s: what cannot be read is refused', async (game, body, reason) => {
    await expect((await town().guest('Hina')).ask('POST', `/me/training/${game}`, body)).rejects.toThrow(reason);
  });
});

describe('limits', () => {
  inEveryTown('checks of a person', { limits: 'on' }, (town) => {
    it('are twenty an hour', async () => {
      const eve = await town().guest('Eve');
      const answers = [];
      for (let n = 0; n < 21; n++)
        answers.push(await eve.ask('POST', PATH, { log: [] }).catch((error: Error) => error.message.slice(0, 3)));
      expect(answers).toEqual([...Array(20).fill('400'), '429']);
    });
  });
});
