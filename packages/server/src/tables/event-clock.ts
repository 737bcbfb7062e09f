import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../store/schema/schema.ts';
import type { Store } from '../store/store.ts';
import { lostIn, type Outage, readOutages, writtenOutages } from './outages.ts';

/** Milliseconds between two signs of life of a process. */
const BEAT = 1_000;
/** A longer gap between signs of life of all processes is an outage, and counts for nobody's clock. */
const GAP = 5_000;
/** A process that starts knows that it was not there itself. */
const GAP_AT_START = 2 * BEAT;

const ALIVE = 'alive';
const OUTAGES = 'outages';

/**
 * The time that events are written with, and its outages. It is read from the clock of the machine once, when
 * the process starts; from then on it follows a monotonic clock. All processes write it to the database
 * every second: one whose clock is behind goes on from there, so that time never runs back, and a gap between two
 * beats is an outage, or a clock that was set forward. Both count for no player's clock.
 */
export class EventClock {
  readonly #store: Store;
  readonly #logger: Logger;
  readonly #onOutage: () => void;
  #origin = Date.now() - performance.now();
  #lastBeat = Number.NEGATIVE_INFINITY;
  #beating: Promise<void> | undefined;
  #outages: readonly Outage[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Calls back when time was lost. */
  constructor(store: Store, logger: Logger, onOutage: () => void) {
    this.#store = store;
    this.#logger = logger;
    this.#onOutage = onOutage;
  }

  now(): number {
    return Math.round(this.#origin + performance.now());
  }

  /** Whether an outage would have been noticed by now. */
  get isFresh(): boolean {
    return performance.now() - this.#lastBeat < GAP;
  }

  /** Milliseconds since then in which no server could write. */
  lostSince(at: number): number {
    return lostIn(this.#outages, at, this.now());
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.beat().catch((error) => this.#logger.warn({ error }, 'the database could not be reached'));
    }, BEAT).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating?.catch(() => {});
  }

  /** Says that a process is alive, and notices if none was. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #beat(): Promise<void> {
    const gap = this.#lastBeat < 0 ? GAP_AT_START : GAP;
    const missed = !this.isFresh;
    const alive = (await this.#say(gap)) ?? (await this.#sayAfter(gap));
    const behind = alive - this.now();
    if (behind > 0) this.#origin += behind;
    this.#lastBeat = performance.now();
    if (!missed && behind < gap) return;
    this.#outages = await outagesIn(this.#store.db);
    this.#onOutage();
  }

  /** The latest time that any process has written; undefined after a gap. */
  async #say(gap: number): Promise<number | undefined> {
    const now = this.now();
    const row = await this.#store.db
      .updateTable('house_key')
      // Times have as many digits as each other, and compare as texts do.
      .set({ value: sql<string>`case when value > ${String(now)} then value else ${String(now)} end` })
      .where('name', '=', ALIVE)
      .where('value', '>=', String(now - gap))
      .returning('value')
      .executeTakeFirst();
    return row && Number(row.value);
  }

  /** After a gap, which the first process that comes notes for all. */
  #sayAfter(gap: number): Promise<number> {
    return this.#store.db.transaction().execute(async (transaction) => {
      const query = transaction.selectFrom('house_key').select('value').where('name', '=', ALIVE);
      const row = await (this.#store.kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
      const now = this.now();
      const before = row ? Number(row.value) : await newestEvent(transaction);
      if (before !== undefined && now - before > gap) {
        await put(transaction, OUTAGES, writtenOutages(await outagesIn(transaction), { from: before, to: now }));
        this.#logger.warn({ seconds: Math.round((now - before) / 1000) }, 'no server was there; clocks stood still');
      }
      const alive = Math.max(now, before ?? 0);
      await put(transaction, ALIVE, String(alive));
      return alive;
    });
  }
}

async function outagesIn(db: Kysely<Schema>): Promise<readonly Outage[]> {
  const row = await db.selectFrom('house_key').select('value').where('name', '=', OUTAGES).executeTakeFirst();
  return readOutages(row?.value);
}

/** Servers before 0.2 did not say that they were alive. */
async function newestEvent(db: Kysely<Schema>): Promise<number | undefined> {
  const row = await db
    .selectFrom('event')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirst();
  return row?.at == null ? undefined : Number(row.at);
}

async function put(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await db
    .insertInto('house_key')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
