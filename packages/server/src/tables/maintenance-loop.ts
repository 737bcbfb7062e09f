import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { TableChange } from '../bus/bus.ts';
import type { Faults } from '../monitoring/faults.ts';
import type { Leases } from './leases.ts';
import type { LiveTable } from './live-table.ts';
import type { LoadedTable } from './loaded-table.ts';
import type { TableScheduler } from './table-scheduler.ts';
import type { Tables } from './tables.ts';

/** Milliseconds. */
export interface Pace {
  /** The pause between two runs. Messages of the bus and whole processes can be lost; a run makes up for them. */
  readonly poll: number;
  /** A table that nobody used for this long is unloaded. */
  readonly idle: number;
  /** How long a lease lasts without being renewed. */
  readonly lease: number;
}

/** Tables that are read or written before other work gets a turn of the event loop, so that moves are not delayed. */
const AT_ONCE = 32;

/** The tables that the loop looks after. */
interface MaintainedTables {
  /** Ids of the tables that have a listener in this process. */
  readonly listenedTo: string[];
  readonly loaded: LoadedTable[];
  /** When the table was last needed: now, if it has a listener. */
  lastUsed(id: string): number;
  load(id: string): Promise<unknown>;
  unload(id: string): void;
  /** Unloads a table that was deleted from the store. */
  drop(id: string): Promise<void>;
  onChange(change: TableChange): Promise<void>;
  /** The time that events are written with. */
  now(): number;
}

/** Every few seconds: makes up for lost messages of the bus, acquires leases that ran out, renews or releases others. */
export class MaintenanceLoop {
  readonly #registry: MaintainedTables;
  readonly #tables: Tables;
  readonly #leases: Leases;
  readonly #scheduler: TableScheduler;
  readonly #pace: Pace;
  readonly #logger: Logger;
  readonly #faults: Faults;
  #next: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    registry: MaintainedTables,
    tables: Tables,
    leases: Leases,
    scheduler: TableScheduler,
    pace: Pace,
    logger: Logger,
    faults: Faults,
  ) {
    this.#registry = registry;
    this.#tables = tables;
    this.#leases = leases;
    this.#scheduler = scheduler;
    this.#pace = pace;
    this.#logger = logger;
    this.#faults = faults;
  }

  async run(): Promise<void> {
    try {
      await this.#pollHeads();
      await this.#acquireDue();
      await this.#updateLeases();
    } catch (error) {
      this.#faults.report(error, 'maintenance failed');
    }
    if (!this.#closed)
      this.#next = setTimeout(() => this.#faults.run('maintenance failed', {}, () => this.run()), this.#pace.poll);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
  }

  async #pollHeads(): Promise<void> {
    for await (const ids of fewAtATime(this.#registry.listenedTo)) {
      const heads = await this.#tables.heads(ids);
      for (const id of ids) {
        const head = heads.get(id);
        if (head === undefined) await this.#registry.drop(id);
        else if (head > 0) await this.#registry.onChange({ table: id, about: 'log', number: head });
      }
    }
  }

  async #acquireDue(): Promise<void> {
    const { poll, lease } = this.#pace;
    const now = this.#registry.now();
    for (const id of await this.#leases.acquireDue(now + poll, now + lease)) {
      await this.#registry
        .load(id)
        .catch((error) => this.#logger.error({ table: id, error }, 'a table cannot be read'));
    }
  }

  async #updateLeases(): Promise<void> {
    const { idle, lease } = this.#pace;
    for await (const some of fewAtATime(this.#registry.loaded)) {
      const now = this.#registry.now();
      const isNeeded = ({ table }: LoadedTable): boolean =>
        now - this.#registry.lastUsed(table.row.id) < idle || !this.#canUnload(table, now + lease);
      const { needed = [], unneeded = [] } = Object.groupBy(some, (each) => (isNeeded(each) ? 'needed' : 'unneeded'));
      // Another process that uses the table would have renewed the lease before its last quarter.
      await this.#release(unneeded.filter(({ table, leasedUntil }) => table.over || leasedUntil - now < lease / 4));
      await this.#renew(needed.filter(({ table, leasedUntil }) => !table.over && leasedUntil - now < lease / 2));
    }
  }

  #canUnload(table: LiveTable, until: number): boolean {
    return table.over || (table.botsToMove.length === 0 && this.#scheduler.nextDue(table) > until);
  }

  async #release(all: readonly LoadedTable[]): Promise<void> {
    for (const { table } of all) {
      this.#registry.unload(table.row.id);
      this.#scheduler.cancel(table);
    }
    const playing = all.filter(({ table }) => !table.over);
    await this.#leases.release(
      playing.map(({ table, leasedUntil }) => ({
        id: table.row.id,
        mine: leasedUntil,
        due: this.#scheduler.nextDue(table),
      })),
    );
    // A process that wrote an event meanwhile and died has not set when the table is due: it is due at once.
    const heads = await this.#tables.heads(playing.map(({ table }) => table.row.id));
    const behind = playing.filter(({ table }) => (heads.get(table.row.id) ?? 0) > table.head);
    await this.#leases.renew(
      behind.map(({ table }) => table.row.id),
      0,
    );
  }

  async #renew(all: readonly LoadedTable[]): Promise<void> {
    const until = this.#registry.now() + this.#pace.lease;
    const playing = await this.#leases.renew(
      all.map(({ table }) => table.row.id),
      until,
    );
    for (const loaded of all) {
      const { id } = loaded.table.row;
      if (playing.has(id)) loaded.leasedUntil = until;
      else if (await this.#tables.row(id)) loaded.catchUpLater();
      else await this.#registry.drop(id);
    }
  }
}

async function* fewAtATime<Item>(all: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    yield all.slice(from, from + AT_ONCE);
    await setImmediate();
  }
}
