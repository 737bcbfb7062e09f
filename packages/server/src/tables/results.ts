import type { Transaction } from 'kysely';
import { Batcher } from '../store/batcher.ts';
import type { Schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import type { GameOutcome } from './outcomes.ts';
import type { Placement } from './placements.ts';
import { type Rating, ratedAgain, shown } from './ratings.ts';

/** A table whose game is over. */
interface Finished {
  readonly id: string;
  readonly game: string;
  readonly people: readonly Placement[];
  readonly outcome: GameOutcome;
}

/** Ratings by person and game. */
type Known = Map<string, Map<string, Rating>>;

/** How games ended. Bots have no rating, and who played only with bots none from that game. */
export class Results {
  readonly #store: Store;
  readonly #ends = new Batcher((finished: readonly Finished[]) => this.#end(finished));

  constructor(store: Store) {
    this.#store = store;
  }

  /** Marks a table as over and counts its result, in one transaction. False if another process has done so already. */
  record(id: string, game: string, people: readonly Placement[], outcome: GameOutcome): Promise<boolean> {
    return this.#ends.do({ id, game, people, outcome });
  }

  async ratingsOf(person: string): Promise<{ game: string; rating: number; games: number }[]> {
    const rows = await this.#store.db.selectFrom('rating').selectAll().where('person', '=', person).execute();
    return rows.map(({ game, mu, sigma, games }) => ({ game, rating: shown(mu, sigma), games }));
  }

  #end(finished: readonly Finished[]): Promise<boolean[]> {
    return this.#store.db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .updateTable('game_table')
        .set({ status: 'over', due: null, bot_secret: null, changed: Date.now() })
        .where(
          'id',
          'in',
          finished.map(({ id }) => id),
        )
        .where('status', '=', 'playing')
        .returning('id')
        .execute();
      const ended = new Set(rows.map(({ id }) => id));
      // If a table is in the batch twice, the first call gets true.
      const isFirst = finished.map(({ id }) => ended.delete(id));
      for (const { id, outcome } of finished.filter((_, i) => isFirst[i])) {
        const text = JSON.stringify(outcome);
        await transaction.updateTable('game_table').set({ outcome: text }).where('id', '=', id).execute();
      }
      await this.#count(
        transaction,
        finished.filter(({ people }, i) => isFirst[i] && people.length > 1),
      );
      return isFirst;
    });
  }

  async #count(transaction: Transaction<Schema>, finished: readonly Finished[]): Promise<void> {
    const known = await this.#known(
      transaction,
      finished.flatMap(({ people }) => people.map(({ person }) => person)),
    );
    const changed = new Map<string, Rating & { person: string; game: string }>();
    for (const { game, people } of finished) {
      // A person who was deleted meanwhile has no rating.
      const rated = people.filter(({ person }) => known.has(person));
      if (rated.length < 2) continue;
      const after = ratedAgain(
        rated.map(({ person }) => known.get(person)?.get(game)),
        rated.map(({ place }) => place),
      );
      for (const [i, { person }] of rated.entries()) {
        known.get(person)?.set(game, after[i]);
        changed.set(`${person} ${game}`, { person, game, ...after[i] });
      }
    }
    if (changed.size === 0) return;
    await transaction
      .insertInto('rating')
      .values([...changed.values()])
      .onConflict((conflict) =>
        conflict.columns(['person', 'game']).doUpdateSet((of) => ({
          mu: of.ref('excluded.mu'),
          sigma: of.ref('excluded.sigma'),
          games: of.ref('excluded.games'),
        })),
      )
      .execute();
  }

  /** Everybody of these who is still there. Until the transaction ends no other process rates them. */
  async #known(transaction: Transaction<Schema>, people: readonly string[]): Promise<Known> {
    const known: Known = new Map();
    if (people.length === 0) return known;
    const query = transaction
      .selectFrom('person')
      .leftJoin('rating', 'rating.person', 'person.id')
      .select(['person.id', 'rating.game', 'rating.mu', 'rating.sigma', 'rating.games'])
      .where('person.id', 'in', [...new Set(people)])
      .orderBy('person.id');
    const rows = await (this.#store.kind === 'postgres' ? query.forUpdate('person') : query).execute();
    for (const { id, game, mu, sigma, games } of rows) {
      const ratings = known.get(id) ?? new Map<string, Rating>();
      known.set(id, ratings);
      if (game !== null && mu !== null && sigma !== null && games !== null) ratings.set(game, { mu, sigma, games });
    }
    return known;
  }
}
