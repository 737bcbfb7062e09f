import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite, type Store } from '../src/store/store.ts';
import { EventClock } from '../src/tables/event-clock.ts';
import { lostIn } from '../src/tables/outages.ts';
import { Client } from '../testing/client.ts';
import { Room, seesUpTo } from '../testing/room.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { POSTGRES, postgres, type Service } from '../testing/services.ts';
import { until } from '../testing/until.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
/** Seconds that everybody has, and for which nobody can write. */
const BANK = 12;
const DOWN = 15;

describe('what is lost of a time', () => {
  const outages = [
    { from: 100, to: 200 },
    { from: 150, to: 250 },
    { from: 400, to: 500 },
  ];
  it.each([
    [0, 1_000, 250],
    [120, 180, 60],
    [250, 400, 0],
    [450, 460, 10],
  ])('from %i to %i: %i', (from, to, lost) => {
    expect(lostIn(outages, from, to)).toBe(lost);
  });
});

/** Two people at a table with little time, of whom one has just moved. */
async function sitDown(address: string): Promise<{ id: string; clients: Client[] }> {
  const clients = [new Client(address), new Client(address)];
  for (const [n, client] of clients.entries()) await client.guest(`Person ${n}`);
  const body = {
    game: 'rapa-nui-cards',
    seats: [{ kind: 'me' }, { kind: 'free' }],
    options: {},
    clock: { pace: 'live', bank: BANK, increment: 0 },
    open: false,
  };
  const { id } = await clients[0].ask<{ id: string }>('POST', '/tables', body);
  await clients[1].ask('POST', `/tables/${id}/sit`, { seat: 1 });
  await clients[0].ask('POST', `/tables/${id}/start`);
  return { id, clients };
}

/** Looks at the table until clocks have been put right. */
async function clocksOf(client: Client, id: string): Promise<readonly number[]> {
  await client.connect();
  await client.watch(id);
  const left = (): readonly number[] => client.frame?.clocks.left ?? [0];
  await until(() => Math.min(...left()) > 0);
  return left();
}

describe('[M8] time in which no server could write is nobody’s', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('the server is killed, and comes back after everybody’s time would have run out', async () => {
    const server = new ServerProcess({ AHU_DATA: folder, HOST: 'localhost' });
    await server.start();
    try {
      const { id, clients } = await sitDown(server.address);
      await server.end('SIGKILL');
      await wait(DOWN * SECOND);
      await server.start();
      const left = await clocksOf(clients[0], id);
      expect(Math.min(...left)).toBeGreaterThan(0);
      expect(clients[0].frame?.seats.some(({ away }) => away)).toBe(false);
    } finally {
      await server.end('SIGKILL');
    }
  });

  describe.skipIf(!POSTGRES)('PostgreSQL', () => {
    let database: Service;
    beforeAll(async () => {
      database = await postgres();
    });
    afterAll(() => database.remove());

    it('is away for longer than anybody has time, under two servers that go on', async () => {
      const servers = [0, 1].map(() => new ServerProcess({ DATABASE_URL: database.url, AHU_LOG: 'silent' }));
      await Promise.all(servers.map((server) => server.start()));
      try {
        const { id, clients } = await sitDown(servers[0].address);
        const elsewhere = clients[1].at(servers[1].address);
        await elsewhere.connect();
        await elsewhere.watch(id);
        await database.kill();
        await wait(DOWN * SECOND);
        await database.start();
        await until(() => (elsewhere.frame?.seq ?? 0) > 1);
        const here = await clocksOf(clients[0], id);
        expect(clients[0].frame?.seats.some(({ away }) => away)).toBe(false);
        expect(Math.min(...here)).toBeGreaterThan(0);
        await seesUpTo(elsewhere, clients[0].frame?.seq ?? 0);
        // Both tell the same, but for the time that passed between.
        const there = elsewhere.frame?.clocks.left ?? [];
        for (const [seat, left] of here.entries()) expect(Math.abs(left - there[seat])).toBeLessThan(5 * SECOND);
      } finally {
        await Promise.all(servers.map((server) => server.end('SIGKILL')));
      }
    });
  });
});

describe('[M8] clocks of machines that jump', () => {
  const room = new Room();
  beforeAll(() => room.open());
  afterAll(() => room.close());

  it.each([3 * HOUR, -3 * HOUR])('a jump by %i ms takes nobody’s time', async (jump) => {
    const { now } = Date;
    const clients = [await room.guest('Ann'), await room.guest('Bob')];
    const id = await room.table('rapa-nui-cards', clients, [], { pace: 'live', bank: 60, increment: 0 });
    Date.now = () => now() + jump;
    try {
      const mover = clients.find(({ frame }) => frame?.waiting.includes(frame.seat)) as Client;
      const verdict = await mover.play(mover.frame?.moves[0] ?? '');
      expect(verdict).toMatchObject({ kind: 'accepted' });
      await until(() => mover.frame?.seq === (verdict as { seq: number }).seq);
      for (const left of mover.frame?.clocks.left ?? []) expect(left).toBeGreaterThan(30 * SECOND);
      const events = await room.running.services.tables.events(id, 0);
      const times = events.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    } finally {
      Date.now = now;
    }
  });

  describe('when a server starts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ahu-'));
    const logger = pino({ level: 'silent' });
    let store: Store;
    beforeAll(async () => {
      store = await openSqlite(join(folder, 'ahu.sqlite'));
    });
    afterAll(async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    });

    const beatAt = async (time: number): Promise<EventClock> => {
      const value = String(time);
      await store.db
        .insertInto('house_key')
        .values({ name: 'alive', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      const pulse = new EventClock(store, logger, () => {});
      await pulse.beat();
      return pulse;
    };

    it('behind the time that was written last, it goes on from there', async () => {
      const ahead = Date.now() + 5 * HOUR;
      const pulse = await beatAt(ahead);
      expect(pulse.now()).toBeGreaterThanOrEqual(ahead);
      expect(pulse.lostSince(ahead)).toBe(0);
    });

    it('after a gap, the gap is lost, for every server alike', async () => {
      const before = Date.now() - HOUR;
      const pulse = await beatAt(before);
      const other = new EventClock(store, logger, () => {});
      await other.beat();
      for (const each of [pulse, other]) {
        expect(each.lostSince(before)).toBeGreaterThan(HOUR - 10 * SECOND);
        expect(each.lostSince(pulse.now())).toBe(0);
      }
    });
  });
});
