import { legalMoves, Match, seatsOf, seedFrom } from '@ahu/core';
import type { TableBody } from '@ahu/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { Results } from '../src/tables/results.ts';
import { Tables } from '../src/tables/tables.ts';
import { titleOf } from '../src/tables/titles.ts';
import { onEveryStore } from './every-store.ts';

const BODY: TableBody = {
  game: 'rapa-nui-cards',
  seats: [{ kind: 'me' }, { kind: 'free' }],
  options: {},
  clock: { pace: 'days', days: 1 },
  open: false,
};
const PEOPLE = ['p0', 'p1'];
const SEATS = PEOPLE.map((person) => ({ name: person, person }));

/** A card game of two, played to its end. */
function finished(): Match {
  const { game } = titleOf('rapa-nui-cards');
  const seats = PEOPLE.map((name) => ({ name }));
  const match = new Match(game, { seats, options: game.readOptions({}), seed: seedFrom(7), log: [] });
  for (match.settle(); !match.over; match.settle()) {
    const [seat] = seatsOf(game.toMove(match.state));
    match.play(seat, legalMoves(game, match.state, seat)[0]);
  }
  return match;
}

onEveryStore((name, open, end) => {
  describe(`${name}: how games ended`, () => {
    const match = finished();
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
      const said = await Promise.all([one, one, other, other].map((results) => results.keep(id, match, SEATS)));
      expect(said.filter((isFirst) => isFirst)).toHaveLength(1);
      expect(await games()).toEqual([1, 1]);
      expect((await new Tables(store).info(id))?.status).toBe('over');
    });

    it('many games of the same people that end at once all count, and the winner gains', async () => {
      const results = new Results(store);
      const ids = await Promise.all(Array.from({ length: 5 }, playing));
      expect(await Promise.all(ids.map((id) => results.keep(id, match, SEATS)))).toEqual(ids.map(() => true));
      expect(await games()).toEqual([6, 6]);
      const ratings = await Promise.all(PEOPLE.map(async (person) => (await results.ratingsOf(person))[0].rating));
      const [winner] = seatsOf(match.game.winners(match.state));
      expect(ratings[winner]).toBeGreaterThan(ratings[1 - winner]);
    });

    it('a game with one person counts for nobody, and whoever is gone stands in nobody’s way', async () => {
      const results = new Results(store);
      const alone = [SEATS[0], { name: 'fair', bot: 'fair' }];
      const gone = [SEATS[0], { name: 'gone', person: 'gone' }];
      for (const seats of [alone, gone]) {
        const id = await playing();
        expect(await results.keep(id, match, seats)).toBe(true);
        expect((await new Tables(store).info(id))?.status).toBe('over');
      }
      expect(await games()).toEqual([6, 6]);
    });
  });
});
