import { has, type Match, type SeatSet } from '@ahu/core';
import type { SeatInfo } from '@ahu/protocol';
import { ordinal, rate, rating } from 'openskill';
import type { Store } from '../store/store.ts';

/** Ratings are shown around this for newcomers. */
const NEWCOMER = 1000;
const SCALE = 40;

/** One number for what is believed of a player, and how surely. */
export const shown = (mu: number, sigma: number): number => Math.round(NEWCOMER + SCALE * ordinal({ mu, sigma }));

/** Places by victory first, then by points; equal ones share. */
export function placesOf(scores: readonly number[], winners: SeatSet): number[] {
  const worth = scores.map((score, seat) => (has(winners, seat) ? Number.POSITIVE_INFINITY : score));
  return worth.map((mine) => 1 + worth.filter((other) => other > mine).length);
}

/** Ratings for many players, per game. Bots have none, and who played only with bots neither. */
export class Ratings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The result of a match that is over; once a match. */
  async count({ game, state }: Match, seats: readonly SeatInfo[]): Promise<void> {
    const places = placesOf(game.scores(state), game.winners(state));
    const rated = seats.flatMap(({ person }, seat) => (person ? [{ person, place: places[seat] }] : []));
    if (rated.length < 2) return;
    await this.#store.db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('rating')
        .selectAll()
        .where('game', '=', game.id)
        .where(
          'person',
          'in',
          rated.map(({ person }) => person),
        )
        .execute();
      const before = rated.map(({ person }) => rows.find((row) => row.person === person));
      const teams = before.map((row) => [row ? { mu: row.mu, sigma: row.sigma } : rating()]);
      const after = rate(teams, { rank: rated.map(({ place }) => place) });
      for (const [i, { person }] of rated.entries()) {
        const [{ mu, sigma }] = after[i];
        const games = (before[i]?.games ?? 0) + 1;
        await transaction
          .insertInto('rating')
          .values({ person, game: game.id, mu, sigma, games })
          .onConflict((conflict) => conflict.columns(['person', 'game']).doUpdateSet({ mu, sigma, games }))
          .execute();
      }
    });
  }

  async of(person: string): Promise<{ game: string; rating: number; games: number }[]> {
    const rows = await this.#store.db.selectFrom('rating').selectAll().where('person', '=', person).execute();
    return rows.map(({ game, mu, sigma, games }) => ({ game, rating: shown(mu, sigma), games }));
  }
}
