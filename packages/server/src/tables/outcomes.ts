import type { Seat } from '@ahu/core';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { gameOf } from './games.ts';
import { LiveTable } from './live-table.ts';
import type { Tables } from './tables.ts';

/** How a game ended, as it is stored with its table. */
export interface GameOutcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  /** By seat: points by source. */
  readonly accounts: readonly Readonly<Record<string, number>>[];
}

/** Of a game that is over. */
export function outcomeOf({ match, winners }: LiveTable): GameOutcome {
  const { game, state } = match;
  return { winners, scores: game.scores(state), accounts: gameOf(game.id).accounts(state) };
}

/** Tables of one query. */
const AT_ONCE = 50;

/** Plays the games again that were over before outcomes were stored, one after the other, until `signal`. */
export async function storeOldOutcomes(
  store: Store,
  tables: Tables,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  const { db } = store;
  for (let last = ''; !signal.aborted; ) {
    const rows = await db
      .selectFrom('game_table')
      .select('id')
      .where('status', '=', 'over')
      .where('outcome', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    for (const { id } of rows) {
      if (signal.aborted) return;
      last = id;
      const outcome = await oldOutcome(tables, id).catch((error: unknown) => {
        logger.error({ error, table: id }, 'the outcome of an old game could not be worked out');
      });
      if (outcome)
        await db
          .updateTable('game_table')
          .set({ outcome: JSON.stringify(outcome) })
          .where('id', '=', id)
          .execute();
    }
  }
}

async function oldOutcome(tables: Tables, id: string): Promise<GameOutcome | undefined> {
  const row = await tables.row(id);
  if (!row || row.newer) return undefined;
  const table = new LiveTable(row);
  for (const written of await tables.events(id, 0)) table.apply(written);
  return table.over ? outcomeOf(table) : undefined;
}
