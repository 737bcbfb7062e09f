import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Store } from '../store/store.ts';
import type { EventClock } from './event-clock.ts';
import type { TableEvent, Written } from './events.ts';
import type { LiveTable } from './live-table.ts';
import type { Refusal } from './play.ts';
import type { Tables } from './tables.ts';

/** What became of a command. */
export type Outcome = { readonly seq: number } | Refusal;

/** What a loaded table works with. */
export interface TableContext {
  readonly store: Store;
  readonly tables: Tables;
  readonly bus: Bus;
  readonly clock: EventClock;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** Called each time events were applied. `hasEnded`: the game was not over before them, and is now. */
  onApplied(table: LiveTable, hasEnded: boolean): void;
}

/** A command is refused as `busy` after it lost the race for a number this often. */
const TRIES = 8;

/**
 * A table in memory, and the only way to its log. The log in the store decides; the table is a copy that catches up.
 * Commands and catching up wait for each other in a queue, so that each sees what the one before it did.
 */
export class LoadedTable {
  readonly table: LiveTable;
  /** This process holds the lease of the table until then. */
  leasedUntil: number;
  readonly #context: TableContext;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(table: LiveTable, leasedUntil: number, context: TableContext) {
    this.table = table;
    this.leasedUntil = leasedUntil;
    this.#context = context;
  }

  /** Writes an event for a sender that has seen everything up to `seen`. Resolves when the event is on the disk. */
  submit(command: string, event: TableEvent, seen: number): Promise<Outcome> {
    return this.#enqueue(() => this.#submit(command, event, seen));
  }

  /** Reads what other processes wrote; returns the number of events. */
  catchUp(): Promise<number> {
    return this.#enqueue(() => this.#catchUp());
  }

  /** The same, when nobody waits for it. */
  catchUpLater(): void {
    this.catchUp().catch((error) => this.#context.logger.warn(error));
  }

  /** Writes an outage that the table does not know of, if there was one. */
  noteOutageLater(): void {
    const { table } = this;
    const { clock, logger } = this.#context;
    if (!table.isTimed || clock.lostSince(table.lastAt) === 0) return;
    this.#enqueue(() => this.#noteOutage()).catch((error) => logger.warn(error));
  }

  /** Resolves when everything that was begun is done. */
  async settled(): Promise<void> {
    await this.#queue;
  }

  #enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #submit(command: string, event: TableEvent, seen: number): Promise<Outcome> {
    const { table } = this;
    for (let tries = 0; tries < TRIES; tries++) {
      const known = table.find(command);
      if (known !== undefined) return { seq: known };
      await this.#noteOutage();
      const refusal = table.refuses(event, seen, command);
      if (refusal) {
        // Another process may have written this very command: read the log to its end before refusing.
        if ((await this.#catchUp()) > 0) continue;
        this.#context.metrics.refusals.inc({ reason: refusal.reason });
        return refusal;
      }
      const seq = await this.#write(command, event);
      if (seq !== undefined) return { seq };
    }
    return { reason: 'busy' };
  }

  /** Writes the next event; undefined if another process took its number, perhaps with this very command. */
  async #write(command: string, event: TableEvent): Promise<number | undefined> {
    const { row, head, lastAt } = this.table;
    const { store, bus, clock, metrics } = this.#context;
    const seq = head + 1;
    const at = Math.max(lastAt, clock.now());
    const stopTimer = metrics.durable.startTimer();
    const isWritten = await store.append({ table_id: row.id, seq, command, body: JSON.stringify(event), at });
    stopTimer();
    if (!isWritten) {
      await this.#catchUp();
      return undefined;
    }
    if (event.kind === 'move') metrics.moves.inc();
    this.#apply([{ seq, command, event, at }]);
    bus.publish({ table: row.id, about: 'log', number: seq });
    return seq;
  }

  /** Time in which no server could write counts for nobody's clock. It is written before any later event. */
  async #noteOutage(): Promise<void> {
    const { table } = this;
    const { clock } = this.#context;
    if (!clock.isFresh) await clock.beat();
    if (table.over || !table.isTimed) return;
    const lost = clock.lostSince(table.lastAt);
    if (lost > 0) await this.#write(`outage-${table.head}`, { kind: 'outage', lost });
  }

  async #catchUp(): Promise<number> {
    const { row, head } = this.table;
    const missed = await this.#context.tables.events(row.id, head);
    if (missed.length > 0) this.#apply(missed);
    return missed.length;
  }

  #apply(events: readonly Written[]): void {
    const { table } = this;
    const wasOver = table.over;
    for (const written of events) table.apply(written);
    this.#context.onApplied(table, table.over && !wasOver);
  }
}
