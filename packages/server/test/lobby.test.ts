import type { Lobby, ServerMessage, TableInfo } from '@ahu/protocol';
import { OWNERS_TIME } from '@ahu/protocol/constants';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { Sweeper } from '../src/tables/sweeper.ts';
import type { Client } from '../testing/client.ts';
import { DAYS, type Guest, inEveryTown, type Town } from './town.ts';

const LIVE = { clock: { pace: 'live', bank: 600, increment: 5 } };
const HOUR = 3_600_000;

inEveryTown('the lobby', { limits: 'on' }, (townOf) => {
  let town: Town;
  let hotu: Guest;
  let vakai: Guest;

  beforeAll(async () => {
    town = townOf();
    [hotu, vakai] = await town.guests('Hotu', 'Vakai');
  });

  const lobby = (client: Client) => client.ask<Lobby>('GET', '/lobby');
  const infoOf = (id: string, client: Client = vakai) => client.ask<TableInfo>('GET', `/tables/${id}`);
  const isThere = (id: string): Promise<boolean> =>
    infoOf(id).then(
      () => true,
      () => false,
    );

  /** As if nothing had happened at a table for this long. */
  const age = (id: string, milliseconds: number) =>
    town.services.store.db
      .updateTable('game_table')
      .set({ changed: Date.now() - milliseconds })
      .where('id', '=', id)
      .execute();

  describe('one person', () => {
    it('[M11] has five tables that wait, however many they ask for at once', async () => {
      const asked = await Promise.allSettled(Array.from({ length: 20 }, () => town.table(hotu)));
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      const refused = asked.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      expect(refused.reason.message).toBe('409: 5 of your tables wait for players; begin one or take one away first');
      const { mine } = await lobby(hotu);
      await hotu.ask('DELETE', `/tables/${mine[0].id}`);
      await town.table(hotu);
    });

    it('[M11] does not hide the tables of others', async () => {
      const { db } = town.services.store;
      const [row] = await db.selectFrom('game_table').selectAll().where('owner', '=', hotu.id).limit(1).execute();
      const theirs = await town.table(vakai);
      await db.updateTable('game_table').set({ created: 1 }).where('id', '=', theirs).execute();
      // As many as 0.1 let one person make.
      const flood = Array.from({ length: 60 }, (_, n) => ({ ...row, id: `flood-${n}`, created: row.created + n }));
      await db.insertInto('game_table').values(flood).execute();
      const { open } = await lobby(vakai);
      expect(open).toHaveLength(50);
      expect(open.map(({ owner }) => owner).slice(0, 4)).toEqual([hotu.id, hotu.id, vakai.id, hotu.id]);
      await db.deleteFrom('game_table').where('owner', 'in', [hotu.id, vakai.id]).execute();
    });

    it('[M11] finds the tables that they made and have no seat at', async () => {
      const id = await town.table(hotu, { open: false, seats: [{ kind: 'free' }, { kind: 'free' }] });
      expect((await lobby(hotu)).mine.map((table) => table.id)).toEqual([id]);
      await hotu.ask('DELETE', `/tables/${id}`);
    });

    it('[M11] has no table with options of any length', async () => {
      const asked = town.table(hotu, {
        game: 'giants',
        seats: Array(3).fill({ kind: 'free' }),
        options: { board: { id: 'x'.repeat(20_000) } },
      });
      await expect(asked).rejects.toThrow('400: options: too long');
    });
  });

  it.each(['%00', 'x', 'a'.repeat(3_000), '%F0%9F%97%BF', '..%2F..%2Fetc'])('there is no table %s', async (id) => {
    for (const path of ['', '/story?from=0&to=1', '/match']) {
      await expect(hotu.ask('GET', `/tables/${id}${path}`)).rejects.toThrow(/^40[04]/);
    }
    await expect(hotu.ask('POST', `/tables/${id}/sit`, { seat: 0 })).rejects.toThrow(/^40[04]/);
    await expect(hotu.ask('POST', `/tables/${id}/start`)).rejects.toThrow(/^40[04]/);
    await expect(hotu.ask('DELETE', `/tables/${id}`)).rejects.toThrow(/^40[04]/);
  });

  describe('a table that waits', () => {
    it('[M11] is gone two hours after the last change if it is live, after two weeks if it takes days', async () => {
      const [young, old, slow, slowOld] = await Promise.all([
        town.table(hotu, LIVE),
        town.table(hotu, LIVE),
        town.table(hotu, { clock: DAYS }),
        town.table(hotu, { clock: DAYS }),
      ]);
      await age(young, 1.9 * HOUR);
      await age(old, 2.1 * HOUR);
      await age(slow, 13.9 * 24 * HOUR);
      await age(slowOld, 14.1 * 24 * HOUR);
      const shown = vakai.hear(({ kind }) => kind === 'table');
      vakai.send({ kind: 'watch', table: old, seq: 0 });
      await shown;
      const gone = vakai.hear((message) => message.kind === 'gone' && message.table === old);
      const { store, bus } = town.services;
      const sweeper = new Sweeper(store, bus, pino({ level: 'silent' }));
      await Promise.all([sweeper.sweep(), sweeper.sweep()]);
      sweeper.close();
      await gone;
      expect(await Promise.all([young, old, slow, slowOld].map(isThere))).toEqual([true, false, true, false]);
      await Promise.all([young, slow].map((id) => hotu.ask('DELETE', `/tables/${id}`)));
    });

    it('[M11] waits anew when somebody sits down', async () => {
      const id = await town.table(hotu, LIVE);
      await age(id, 1.9 * HOUR);
      await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
      expect(Date.now() - (await infoOf(id)).changed).toBeLessThan(HOUR);
      await hotu.ask('DELETE', `/tables/${id}`);
    });

    it('[M11] goes to the person who sits there longest when its owner deletes their account', async () => {
      const owner = await town.guest('Owner');
      const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }];
      const [kept, empty] = await Promise.all([
        town.table(owner, { seats }),
        town.table(owner, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'fair' }] }),
      ]);
      await vakai.ask('POST', `/tables/${kept}/sit`, { seat: 2 });
      await hotu.ask('POST', `/tables/${kept}/sit`, { seat: 1 });
      const told = vakai.hear<Extract<ServerMessage, { kind: 'table' }>>(
        (message) => message.kind === 'table' && message.info.owner === vakai.id,
      );
      vakai.send({ kind: 'watch', table: kept, seq: 0 });
      await owner.ask('DELETE', '/me');
      expect((await told).info.seats).toMatchObject([null, { person: hotu.id }, { person: vakai.id }]);
      expect(await isThere(empty)).toBe(false);
      await vakai.ask('DELETE', `/tables/${kept}`);
    });

    it('[M11] is begun by anybody who sits there when its owner leaves it waiting for long', async () => {
      const id = await town.table(hotu, LIVE);
      await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
      await expect(vakai.ask('POST', `/tables/${id}/start`)).rejects.toThrow('403');
      await age(id, OWNERS_TIME.live + 1_000);
      const passer = await town.guest('Passer-by');
      await expect(passer.ask('POST', `/tables/${id}/start`)).rejects.toThrow('403');
      expect(await vakai.ask('POST', `/tables/${id}/start`)).toMatchObject({ status: 'playing' });
    });
  });
});
