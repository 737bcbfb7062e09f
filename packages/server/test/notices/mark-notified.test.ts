import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markNotifiedIn } from '../../src/notices/mark-notified.ts';
import type { Store } from '../../src/store/store.ts';
import { onEveryStore } from '../every-store.ts';

onEveryStore((name, open, end) => {
  describe(`${name} keeps who was told`, () => {
    const stores: Store[] = [];

    beforeAll(async () => {
      stores.push(...(await Promise.all([open(), open()])));
      const { db } = stores[0];
      const table = { game: 'giants', rules_version: 1, seats: 3, options: '{}', pace: 'days', clock: '{}', open: 1 };
      const made = { ...table, owner: 'p', status: 'playing', seed: '', created: 1, changed: 1 };
      const ids = Array.from({ length: 40 }, (_, n) => `t${n}`);
      await db
        .insertInto('game_table')
        .values(ids.map((id) => ({ ...made, id })))
        .execute();
      await db
        .insertInto('seat')
        .values(ids.flatMap((table_id) => [0, 1].map((seat) => ({ table_id, seat, ...(seat ? bot : person) }))))
        .execute();
    });

    afterAll(async () => {
      await Promise.all(stores.map((store) => store.close()));
      await end();
    });

    it('of many at once each to the first of all processes, and never again', async () => {
      const turns = Array.from({ length: 40 }, (_, n) => ({ table: `t${n}`, seat: 0, seq: 5 }));
      const [here, there] = stores.map(markNotifiedIn);
      const told = await Promise.all(turns.map((turn) => Promise.all([here(turn), there(turn), here(turn)])));
      for (const answers of told) expect(answers.filter((answer) => answer === 'Mana')).toHaveLength(1);
      expect(await Promise.all(turns.map(there))).toEqual(turns.map(() => undefined));
      expect(await there({ ...turns[0], seq: 4 })).toBe(undefined);
      expect(await there({ ...turns[0], seq: 6 })).toBe('Mana');
    });

    it('of two turns of one seat at once the later one', async () => {
      const tell = markNotifiedIn(stores[0]);
      const seat = { table: 't1', seat: 0 };
      // The first goes alone, the others together.
      const told = await Promise.all([7, 8, 10, 9].map((seq) => tell({ ...seat, seq })));
      expect(told).toEqual(['Mana', undefined, 'Mana', undefined]);
      expect(await tell({ ...seat, seq: 10 })).toBe(undefined);
    });

    it('nobody where a bot sits, or none', async () => {
      const tell = markNotifiedIn(stores[0]);
      expect(await tell({ table: 't1', seat: 1, seq: 3 })).toBe(null);
      expect(await tell({ table: 't1', seat: 2, seq: 3 })).toBe(undefined);
    });
  });
});

const person = { person: 'Mana', bot: null, name: 'Mana' };
const bot = { person: null, bot: 'easy', name: 'easy' };
