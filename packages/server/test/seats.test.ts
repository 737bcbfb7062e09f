import type { TableInfo } from '@ahu/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imposeOneSeatEach } from '../src/store/migrations/6-one-seat-each.ts';
import type { Store } from '../src/store/store.ts';
import { onEveryStore } from './every-store.ts';
import { type Guest, inEveryTown, type Town } from './town.ts';

const FIVE = { game: 'giants', seats: Array.from({ length: 5 }, () => ({ kind: 'free' })) };
const ROUNDS = 15;

const reasonOf = (outcome: PromiseSettledResult<unknown>): string =>
  outcome.status === 'fulfilled' ? 'fine' : (outcome.reason as Error).message;

// Two servers on one database: what holds between processes holds within one.
inEveryTown('seats', { servers: 2 }, (townOf) => {
  let town: Town;
  let hotu: Guest;
  let vakai: Guest;

  beforeAll(async () => {
    town = townOf();
    [hotu, vakai] = await town.guests('Hotu', 'Vakai');
  });

  /** The same person at either server in turn. */
  const asking = (person: Guest, n: number) => person.at(town.servers[n % 2].address);

  it('[M5] one person who asks for every seat at once gets one', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await town.table(hotu, FIVE);
      const asked = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) => asking(vakai, n).ask('POST', `/tables/${id}/sit`, { seat: n % 5 })),
      );
      const { seats } = await hotu.ask<TableInfo>('GET', `/tables/${id}`);
      expect(seats.filter((seat) => seat?.person === vakai.id)).toHaveLength(1);
      const reasons = asked.map(reasonOf).toSorted();
      expect(reasons).toEqual([...Array(19).fill('409: you sit here already'), 'fine']);
      await hotu.ask('DELETE', `/tables/${id}`);
    }
  });

  it('[M5] the database itself refuses a second seat of one person', async () => {
    const id = await town.table(hotu, FIVE);
    const sit = (seat: number, person: string | null) =>
      town.services.store.db.insertInto('seat').values({ table_id: id, seat, person, bot: null, name: 'x' }).execute();
    await sit(0, vakai.id);
    await expect(sit(1, vakai.id)).rejects.toThrow(/unique/i);
    // Bots and people who are gone are nobody, and may be many.
    await sit(2, null);
    await sit(3, null);
    await hotu.ask('DELETE', `/tables/${id}`);
  });

  it('[M5] of twenty people who want one seat, one has it and the others are told so', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, (_, n) => town.guest(`Person ${n}`)));
    const id = await town.table(hotu, FIVE);
    const asked = await Promise.allSettled(
      people.map((person, n) => asking(person, n).ask('POST', `/tables/${id}/sit`, { seat: 0 })),
    );
    expect(asked.map(reasonOf).toSorted()).toEqual([...Array(19).fill('409: the seat is taken'), 'fine']);
    await hotu.ask('DELETE', `/tables/${id}`);
  });

  it('[M5] whoever leaves or is freed while the game begins: all of it happened before or nothing of it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await town.table(hotu);
      await vakai.ask('POST', `/tables/${id}/sit`, { seat: 1 });
      const asked = await Promise.allSettled([
        ...[0, 1].map((n) => asking(vakai, n).ask('POST', `/tables/${id}/leave`, { seat: 1 })),
        ...[0, 1].map((n) => asking(hotu, n).ask('POST', `/tables/${id}/start`)),
        ...[0, 1].map((n) => asking(hotu, n).ask('POST', `/tables/${id}/bot`, { seat: 1, level: 'novice' })),
        asking(vakai, 1).ask('POST', `/tables/${id}/sit`, { seat: 1 }),
        asking(hotu, 1).ask('DELETE', `/tables/${id}`),
      ]);
      expect(asked.map(reasonOf).filter((reason) => !/^(fine|40[0349])/.test(reason))).toEqual([]);
      const { tables } = town.services;
      const [info, log] = await Promise.all([tables.info(id), tables.events(id, 0)]);
      const [start] = log;
      if (info?.status !== 'playing') expect(log).toEqual([]);
      else expect(start.event).toEqual({ kind: 'start', seats: info.seats });
    }
  });
});

/** As 0.1 left it: twice one person, at a table that waits, at one that plays and at one that is over. */
async function doubled(store: Store): Promise<void> {
  const { db } = store;
  await db.schema.dropIndex('seat_one_each').execute();
  await db.insertInto('person').values({ id: 'somebody', name: 'Hotu', password: null, created: 1 }).execute();
  for (const status of ['open', 'playing', 'over']) {
    const row = { game: 'rapa-nui-cards', rules_version: 1, seats: 3, options: '{}', pace: 'days', clock: '{}' };
    const more = { open: 1, owner: 'somebody', status, seed: '00', created: 1, changed: 1 };
    await db
      .insertInto('game_table')
      .values({ id: status, ...row, ...more })
      .execute();
    const seats = [null, 'somebody', 'somebody'].map((person, seat) => ({
      ...{ table_id: status, seat, person, bot: person === null ? 'fair' : null, name: person ?? 'fair' },
    }));
    await db.insertInto('seat').values(seats).execute();
  }
}

const sitting = async ({ db }: Store): Promise<Record<string, unknown[]>> => {
  const seats = await db.selectFrom('seat').selectAll().orderBy('table_id').orderBy('seat').execute();
  return Object.fromEntries(
    ['open', 'playing', 'over'].map((id) => [
      id,
      seats.filter(({ table_id }) => table_id === id).map(({ seat, person }) => [seat, person]),
    ]),
  );
};

const SETTLED = {
  open: [
    [0, null],
    [1, 'somebody'],
  ],
  playing: [
    [0, null],
    [1, 'somebody'],
    [2, null],
  ],
  over: [
    [0, null],
    [1, 'somebody'],
    [2, null],
  ],
};

onEveryStore((name, open, end) => {
  describe(`${name}: one person in two seats, from 0.1`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(async () => {
      await store.close();
      await end();
    });

    it('[M5] keeps the lower one', async () => {
      await doubled(store);
      await imposeOneSeatEach(store.db);
      expect(await sitting(store)).toEqual(SETTLED);
    });
  });
});
