import type { TableBody } from '@ahu/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { Results } from '../src/tables/results.ts';
import { Tables } from '../src/tables/tables.ts';
import { onEveryStore } from './every-store.ts';

const BODY: TableBody = {
  game: 'rapa-nui-cards',
  seats: [{ kind: 'me' }, { kind: 'free' }],
  options: {},
  clock: { pace: 'days', days: 1 },
  open: false,
};
const PEOPLE = ['p0', 'p1'];
const GAME = 'rapa-nui-cards';

const OUTCOME = { winners: [1], scores: [40, 52], accounts: [{ priests: 40 }, { priests: 52 }] };

/** The second has won. */
const PLACES = PEOPLE.map((person, n) => ({ person, place: 2 - n }));

onEveryStore((name, open, end) => {
  describe(`${name}: how games ended`, () => {
    let store: Store;

    beforeAll(async () => {
      store = await open();
      for (const id of PEOPLE)
        await store.db.insertInto('person').values({ id, name: id, password: null, created: 1 }).execute();
    });

    afterAll(async () => {
      await store.close();
      await end();
    });

    async function playing(): Promise<string> {
      const tables = new Tables(store);
      const id = await tables.create({ id: 'p0', name: 'p0' }, BODY);
      await store.db.updateTable('game_table').set({ status: 'playing' }).where('id', '=', id).execute();
      return id;
    }

    const games = async () =>
      Promise.all(PEOPLE.map(async (person) => (await new Results(store).ratingsOf(person))[0]?.games ?? 0));

    it('is counted once, whoever says so and however often', async () => {
      const id = await playing();
      const [one, other] = [new Results(store), new Results(store)];
      const said = await Promise.all(
        [one, one, other, other].map((results) => results.record(id, GAME, PLACES, OUTCOME)),
      );
      expect(said.filter((isFirst) => isFirst)).toHaveLength(1);
      expect(await games()).toEqual([1, 1]);
      expect(await new Tables(store).info(id)).toMatchObject({ status: 'over', winners: [1], scores: [40, 52] });
    });

    it('many games of the same people that end at once all count, and the winner gains', async () => {
      const results = new Results(store);
      const ids = await Promise.all(Array.from({ length: 5 }, playing));
      expect(await Promise.all(ids.map((id) => results.record(id, GAME, PLACES, OUTCOME)))).toEqual(
        ids.map(() => true),
      );
      expect(await games()).toEqual([6, 6]);
      const ratings = await Promise.all(PEOPLE.map(async (person) => (await results.ratingsOf(person))[0].rating));
      expect(ratings[1]).toBeGreaterThan(ratings[0]);
    });

    it('a game with one person counts for nobody, and whoever is gone stands in nobody’s way', async () => {
      const results = new Results(store);
      const alone = [PLACES[0]];
      const gone = [PLACES[0], { person: 'gone', place: 1 }];
      for (const people of [alone, gone]) {
        const id = await playing();
        expect(await results.record(id, GAME, people, OUTCOME)).toBe(true);
        expect((await new Tables(store).info(id))?.status).toBe('over');
      }
      expect(await games()).toEqual([6, 6]);
    });
  });
});
