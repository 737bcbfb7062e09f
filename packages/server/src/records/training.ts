import { type Attempt, joined } from '@ahu/analysis/training';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';

/** The latest attempts that are kept of a person and game. */
const MOST = 2_000;

/** What people have tried of exercises, so that all their browsers know it. */
export class Trainings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  of(person: string, game: string): Promise<Attempt[]> {
    return attemptsOf(this.#store.db, person, game);
  }

  /** Adds attempts to those that are known. */
  async add(person: string, game: string, some: readonly Attempt[]): Promise<void> {
    const { db, kind } = this.#store;
    await db.transaction().execute(async (transaction) => {
      // Requests of two browsers at once wait for each other. A person who was deleted meanwhile has no attempts.
      const query = transaction.selectFrom('person').select('id').where('id', '=', person);
      if (!(await (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst())) return;
      const known = await attemptsOf(transaction, person, game);
      const attempts = JSON.stringify(joined(known, some).slice(-MOST));
      await transaction
        .insertInto('training')
        .values({ person, game, attempts })
        .onConflict((conflict) => conflict.columns(['person', 'game']).doUpdateSet({ attempts }))
        .execute();
    });
  }
}

async function attemptsOf(db: Kysely<Schema>, person: string, game: string): Promise<Attempt[]> {
  const row = await db
    .selectFrom('training')
    .select('attempts')
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  return row ? JSON.parse(row.attempts) : [];
}
