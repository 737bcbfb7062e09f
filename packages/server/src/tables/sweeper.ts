import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';

const HOUR = 3_600_000;
/** Milliseconds that a table waits for players after the last change of its seats. */
const WAITS = { live: 2 * HOUR, days: 14 * 24 * HOUR } as const;
const EVERY = 60_000;

/**
 * Removes tables that nobody has sat down at for long. Every process does so: the database deletes a table once, and
 * the process that deleted it tells those who wait there.
 */
export class Sweeper {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store, bus: Bus, logger: Logger) {
    this.#store = store;
    this.#bus = bus;
    this.#timer = setInterval(() => void this.sweep().catch((error) => logger.warn(error)), EVERY);
  }

  async sweep(now = Date.now()): Promise<void> {
    const removed = await this.#store.db.transaction().execute(async (db) => {
      const tables = await db
        .deleteFrom('game_table')
        .where('status', '=', 'open')
        .where((is) =>
          is.or([
            is.and([is('pace', '=', 'live'), is('changed', '<', now - WAITS.live)]),
            is.and([is('pace', '=', 'days'), is('changed', '<', now - WAITS.days)]),
          ]),
        )
        .returning(['id', 'rematch_of'])
        .execute();
      const before = tables.flatMap(({ rematch_of }) => rematch_of ?? []);
      if (before.length > 0) {
        await db.updateTable('game_table').set({ rematch: null }).where('id', 'in', before).execute();
      }
      return tables;
    });
    for (const { id } of removed) this.#bus.publish({ table: id, about: 'seats', number: 0 });
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
