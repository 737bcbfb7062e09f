import { legalMoves } from '@ahu/core';
import type { Clock } from '@ahu/protocol';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { localBus } from '../src/bus/local.ts';
import { Metrics } from '../src/monitoring/metrics.ts';
import type { Store } from '../src/store/store.ts';
import type { BotService } from '../src/tables/bot-service.ts';
import { gameOf } from '../src/tables/games.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Results } from '../src/tables/results.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { Tables } from '../src/tables/tables.ts';
import { until } from '../testing/until.ts';
import { onEveryStore } from './every-store.ts';

const PACE = { poll: 40, idle: 150, lease: 800 };
const HOUR: Clock = { pace: 'live', bank: 3_600, increment: 0 };
const OWNER = { id: 'owner-of-all', name: 'Hotu Matua' };
const SECOND = { id: 'a-second-one', name: 'Vakai a Heva' };

const quick: BotService = {
  async choose({ game, moves }) {
    return gameOf(game).game.write(moves[0]);
  },
};
const thinking: BotService = { choose: () => new Promise(() => {}) };
const noTurns = { nextDue: () => undefined, notifyDue: () => {} };

/** A process of its own, as far as tables are concerned: another connection, and no hints from others. */
class Process {
  readonly store: Store;
  readonly registry: TableRegistry;
  readonly tables: Tables;

  constructor(store: Store, bots: BotService, pace: typeof PACE) {
    this.store = store;
    this.tables = new Tables(store);
    const logger = pino({ level: 'silent' });
    this.registry = new TableRegistry(
      store,
      this.tables,
      new Results(store),
      localBus(),
      bots,
      noTurns,
      new Metrics(),
      logger,
      pace,
    );
  }

  /** A table of two people, or of a person and a bot in front of them. */
  async begin(clock: Clock, bot?: 'novice'): Promise<string> {
    const id = await this.tables.create(OWNER, {
      game: 'rapa-nui-cards',
      seats: [bot ? { kind: 'bot', level: bot } : { kind: 'me' }, { kind: 'free' }],
      options: {},
      clock,
      open: false,
    });
    await this.tables.seating.sit(id, 1, SECOND);
    const info = await this.tables.info(id);
    await this.registry.start(id, info?.seats.flatMap((seat) => seat ?? []) ?? []);
    return id;
  }

  /** Ends without a word: whatever it still wants to write fails. */
  async die(): Promise<void> {
    await this.store.close();
  }
}

onEveryStore((name, open, end) => {
  describe(`${name}: tables are looked after`, () => {
    let looking: Store;
    const running: Process[] = [];

    beforeAll(async () => {
      looking = await open();
      const people = [OWNER, SECOND].map((person) => ({ ...person, password: null, created: 1 }));
      await looking.db.insertInto('person').values(people).execute();
    });
    afterEach(async () => {
      for (const { registry, store } of running.splice(0)) {
        await registry.close();
        await store.close();
      }
      await looking.db.deleteFrom('game_table').execute();
    });
    afterAll(async () => {
      await looking.close();
      await end();
    });

    async function process(bots: BotService = quick, pace = PACE): Promise<Process> {
      const started = new Process(await open(), bots, pace);
      running.push(started);
      await started.registry.resume();
      return started;
    }

    const logOf = (id: string) => new Tables(looking).events(id, 0);
    const kinds = async (id: string): Promise<string[]> => (await logOf(id)).map(({ event }) => event.kind);
    const dueOf = async (id: string): Promise<number> =>
      (await looking.db.selectFrom('game_table').select('due').where('id', '=', id).executeTakeFirstOrThrow()).due ?? 0;

    it('one that nobody looks at leaves the memory although its clock runs, and is found again', async () => {
      const one = await process();
      const { registry } = one;
      const id = await one.begin(HOUR);
      expect((await registry.find(id))?.head).toBe(1);
      await until(() => registry.size === 0);
      await until(async () => (await dueOf(id)) > Date.now() + 3_000_000);
      const due = await dueOf(id);
      expect((await registry.find(id))?.deadline?.at).toBe(due);
      expect(registry.size).toBe(1);
    });

    it('more than are looked at in one go leave the memory, each until a moment of its own', async () => {
      const one = await process(quick, { ...PACE, lease: 3_000 });
      const begun = Array.from({ length: 70 }, (_, n) => one.begin({ ...HOUR, bank: 3_600 + n }));
      const ids = await Promise.all(begun);
      await until(() => one.registry.size === 0);
      for (const id of ids) {
        await until(async () => (await dueOf(id)) > Date.now() + 3_000_000);
        const due = await dueOf(id);
        expect((await one.registry.find(id))?.deadline?.at).toBe(due);
      }
    });

    it('what was written by somebody who died, while it was in our hands, is found when it is put away', async () => {
      const one = await process();
      const id = await one.begin(HOUR);
      const seat = (await one.registry.find(id))?.deadline?.seat;
      const body = JSON.stringify({ kind: 'away', seat });
      await looking.append({ table_id: id, seq: 2, command: 'theirs', body, at: Date.now() });
      // The bot that plays for a person who is away must not wait until their hour has passed.
      await until(async () => (await kinds(id)).includes('move'));
    });

    it('one that somebody watches stays', async () => {
      const one = await process();
      const id = await one.begin(HOUR);
      const stop = one.registry.listen(id, () => {});
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(one.registry.size).toBe(1);
      stop();
      await until(() => one.registry.size === 0);
    });

    it('the clock of one that left the memory runs out, and a bot takes over', async () => {
      const one = await process();
      const id = await one.begin({ pace: 'live', bank: 3, increment: 0 });
      await until(() => one.registry.size === 0);
      expect(await kinds(id)).toEqual(['start']);
      await until(async () => (await kinds(id)).includes('move'));
      const [start, away] = await logOf(id);
      expect(away.event.kind).toBe('away');
      expect(away.at - start.at).toBeGreaterThanOrEqual(3_000);
      expect(away.at - start.at).toBeLessThan(10_000);
    });

    it('nobody runs out of time who has moved at another process', async () => {
      const unhurried = { ...PACE, lease: 60_000 };
      const [here, there] = [await process(quick, unhurried), await process(quick, unhurried)];
      const id = await here.begin({ pace: 'live', bank: 4, increment: 0 });
      const table = (await there.registry.find(id)) as LiveTable;
      const first = table.deadline?.seat as number;
      while (table.deadline?.seat === first) {
        const { game, state } = table.match;
        const notation = game.write(legalMoves(game, state, first)[0]);
        await there.registry.submit(id, `m${table.head}`, { kind: 'move', seat: first, notation }, table.head);
      }
      const { seat, at } = table.deadline as { seat: number; at: number };
      await until(async () => (await kinds(id)).includes('away'));
      const away = (await logOf(id)).find(({ event }) => event.kind === 'away');
      expect(away?.event).toEqual({ kind: 'away', seat });
      expect(away?.at).toBeGreaterThanOrEqual(at);
    });

    it('bots think again after a restart, though nobody watches', async () => {
      const before = await process(thinking);
      const id = await before.begin(HOUR, 'novice');
      await before.registry.close();
      expect(await kinds(id)).toEqual(['start']);
      await process(quick);
      await until(async () => (await kinds(id)).includes('move'));
    });

    it('what a process had in its hands when it died is taken over by another, and by one alone', async () => {
      const dead = await process(thinking);
      const id = await dead.begin(HOUR, 'novice');
      await dead.die();
      running.splice(running.indexOf(dead), 1);
      const others = await Promise.all([process(thinking), process(thinking), process(thinking)]);
      await until(() => others.some(({ registry }) => registry.size === 1));
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(others.map(({ registry }) => registry.size).toSorted()).toEqual([0, 0, 1]);
      expect((await logOf(id)).length).toBe(1);
    });

    it('one that another process still has in its hands is not put away for it', async () => {
      const [here, there] = [await process(), await process()];
      const id = await here.begin(HOUR);
      const stop = there.registry.listen(id, () => {});
      await there.registry.find(id);
      await until(() => here.registry.size === 0);
      for (let look = 0; look < 30; look++) {
        expect(await dueOf(id)).toBeLessThan(Date.now() + 2 * PACE.lease);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      stop();
      await until(async () => (await dueOf(id)) > Date.now() + 3_000_000);
    });

    it('one that somebody took off the server is gone for all who watch, with what was written meanwhile', async () => {
      const one = await process();
      const id = await one.begin(HOUR);
      const heard: string[] = [];
      one.registry.listen(id, (about) => heard.push(about));
      expect(await new Tables(looking).remove(id)).toBe(true);
      await one.store.append({ table_id: id, seq: 2, command: 'late', body: '{}', at: 0 });
      await until(() => heard.includes('seats'));
      expect(one.registry.size).toBe(0);
      expect(await one.registry.find(id)).toBeUndefined();
      expect(await logOf(id)).toEqual([]);
    });

    it('a game whose end was not noted is noted when it is read', async () => {
      const one = await process();
      const id = await one.begin(HOUR, 'novice');
      const table = await one.registry.find(id);
      for (let n = 0; table && !table.over; n++) {
        const { game, state } = table.match;
        const [move] = legalMoves(game, state, 1);
        if (move === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
        else await one.registry.submit(id, `m${n}`, { kind: 'move', seat: 1, notation: game.write(move) }, table.head);
      }
      await until(async () => (await one.tables.info(id))?.status === 'over');
      await looking.db.updateTable('game_table').set({ status: 'playing', due: 0 }).where('id', '=', id).execute();
      await until(() => one.registry.size === 0);
      await until(async () => (await one.tables.info(id))?.status === 'over');
    });
  });
});
