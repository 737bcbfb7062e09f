import type { Clock, SeatInfo } from '@ahu/protocol';
import type { Logger } from 'pino';
import type { Bus, TableChange } from '../bus/bus.ts';
import { Faults } from '../monitoring/faults.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Store } from '../store/store.ts';
import { AskedSeats } from './asked-seats.ts';
import type { BotService } from './bot-service.ts';
import { EventClock } from './event-clock.ts';
import type { TableEvent } from './events.ts';
import { Leases } from './leases.ts';
import { Listeners } from './listeners.ts';
import { LiveTable } from './live-table.ts';
import { LoadedTable, type Outcome, type TableContext } from './loaded-table.ts';
import { MaintenanceLoop, type Pace } from './maintenance-loop.ts';
import { outcomeOf } from './outcomes.ts';
import { placementsOf } from './placements.ts';
import type { Results } from './results.ts';
import type { Denial } from './seating.ts';
import { TableScheduler, type TurnNotifier } from './table-scheduler.ts';
import type { Tables } from './tables.ts';

interface Entry {
  readonly loading: Promise<LoadedTable | undefined>;
  loaded: LoadedTable | undefined;
  /** When the table was last asked for. */
  used: number;
}

const PACE: Pace = { poll: 3_000, idle: 60_000, lease: 20_000 };

/** The tables that this process has loaded. Loads a table when it is first asked for, and unloads it when idle. */
export class TableRegistry {
  readonly #tables: Tables;
  readonly #bus: Bus;
  readonly #scheduler: TableScheduler;
  readonly #leases: Leases;
  readonly #asked: AskedSeats;
  readonly #results: Results;
  readonly #logger: Logger;
  readonly #faults: Faults;
  readonly #pace: Pace;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Listeners<TableChange['about']>();
  readonly #unsubscribe: () => void;
  readonly #maintenance: MaintenanceLoop;
  readonly #clock: EventClock;
  readonly #context: TableContext;

  constructor(
    store: Store,
    tables: Tables,
    results: Results,
    bus: Bus,
    bots: BotService,
    turns: TurnNotifier,
    metrics: Metrics,
    logger: Logger,
    pace = PACE,
  ) {
    this.#tables = tables;
    this.#results = results;
    this.#bus = bus;
    this.#logger = logger;
    this.#pace = pace;
    this.#faults = new Faults(logger, metrics);
    this.#leases = new Leases(store);
    this.#asked = new AskedSeats(store, this.#faults);
    this.#clock = new EventClock(store, logger, () => {
      for (const loaded of this.loaded) loaded.noteOutageLater();
    });
    this.#scheduler = new TableScheduler(bots, turns, this, this.#faults, logger);
    this.#context = { store, tables, bus, clock: this.#clock, metrics, logger, onApplied: this.#onApplied.bind(this) };
    this.#unsubscribe = bus.subscribe((change) => {
      if ('number' in change)
        this.#faults.run('a message of the bus failed', { table: change.table }, () => this.onChange(change));
    });
    this.#maintenance = new MaintenanceLoop(this, tables, this.#leases, this.#scheduler, pace, logger, this.#faults);
  }

  /** The time that events are written with. */
  now(): number {
    return this.#clock.now();
  }

  get size(): number {
    return this.#entries.size;
  }

  get loaded(): LoadedTable[] {
    return [...this.#entries.values()].flatMap(({ loaded }) => loaded ?? []);
  }

  /** Ids of the tables that have a listener in this process. */
  get listenedTo(): string[] {
    return this.#listeners.tables;
  }

  /** How many loaded games are not over, by pace. */
  get games(): Record<Clock['pace'], number> {
    const games = { live: 0, days: 0 };
    for (const { table } of this.loaded) if (!table.over) games[table.row.clock.pace]++;
    return games;
  }

  /** The people who sit at loaded tables. */
  get people(): string[] {
    return this.loaded.flatMap(({ table }) => table.people);
  }

  /** The table as it is now; undefined before its game begins. */
  async find(id: string): Promise<LiveTable | undefined> {
    const loaded = await this.load(id);
    return loaded?.table;
  }

  /** Calls `listener` on every change of the table, until the returned function is called. */
  listen(id: string, listener: (about: TableChange['about']) => void): () => void {
    return this.#listeners.add(id, listener);
  }

  /** Updates the names of people at their tables. A bot plays for people without a name: their account is deleted. */
  rename(names: ReadonlyMap<string, string | undefined>): void {
    for (const { table } of this.loaded) {
      if (!table.rename(names)) continue;
      this.#listeners.tell(table.row.id, 'seats');
      this.#listeners.tell(table.row.id, 'log');
      this.#scheduler.schedule(table);
    }
  }

  /** Resolves when the store knows who is asked at every loaded table, or cannot be told now. */
  storeAsked(): Promise<void> {
    return this.#asked.flush().catch((error) => this.#logger.warn(error));
  }

  /** Writes an event for a sender that has seen everything up to `seen`. Resolves when the event is on the disk. */
  async submit(id: string, command: string, event: TableEvent, seen: number): Promise<Outcome> {
    const loaded = await this.load(id);
    return loaded ? loaded.submit(command, event, seen) : { reason: 'not-playing' };
  }

  /** Begins the game, if the people whom the caller saw still sit there. */
  async start(id: string, seats: readonly SeatInfo[]): Promise<Denial | undefined> {
    const now = this.now();
    const denial = await this.#tables.seating.begin(id, seats, now, now + this.#pace.lease);
    if (denial) return denial;
    await this.load(id);
    // The table is up to date here, so the bus's message would not reach the listeners of this process.
    this.#listeners.tell(id, 'log');
    this.#bus.publish({ table: id, about: 'log', number: 1 });
    return undefined;
  }

  /** Starts to look after all tables whose lease has run out. */
  async resume(): Promise<void> {
    await this.#clock.beat();
    this.#clock.start();
    await this.#maintenance.run();
  }

  /** Gives up all leases, so that another process takes the tables at once. */
  async close(): Promise<void> {
    this.#maintenance.close();
    this.#unsubscribe();
    this.#scheduler.close();
    await this.#clock.close();
    for (const id of this.#entries.keys()) await (await this.#loadedNow(id))?.settled();
    await this.storeAsked();
    await this.#leases.renew([...this.#entries.keys()], 0).catch((error) => this.#logger.warn(error));
  }

  load(id: string): Promise<LoadedTable | undefined> {
    const known = this.#entries.get(id);
    if (known) {
      known.used = this.now();
      return known.loading;
    }
    const entry: Entry = { loading: this.#read(id), loaded: undefined, used: this.now() };
    this.#entries.set(id, entry);
    const forget = (): void => {
      if (this.#entries.get(id) === entry) this.#entries.delete(id);
    };
    entry.loading.then((loaded) => {
      entry.loaded = loaded;
      if (!loaded) forget();
    }, forget);
    return entry.loading;
  }

  /** When the table was last needed: now, if it has a listener. */
  lastUsed(id: string): number {
    return this.#listeners.has(id) ? this.now() : (this.#entries.get(id)?.used ?? 0);
  }

  unload(id: string): void {
    this.#entries.delete(id);
  }

  /** Unloads a table that was deleted from the store. */
  async drop(id: string): Promise<void> {
    const loaded = await this.#loadedNow(id);
    if (loaded) this.#scheduler.cancel(loaded.table);
    this.#entries.delete(id);
    await this.#tables.sweep(id);
    this.#listeners.tell(id, 'seats');
  }

  /** Makes sure that nothing happened in other processes; returns the number of events that did. */
  async refresh(id: string): Promise<number> {
    const loaded = await this.#loadedNow(id);
    return loaded ? loaded.catchUp() : 0;
  }

  async onChange({ table: id, about, number }: TableChange): Promise<void> {
    const loaded = await this.#loadedNow(id);
    if (about === 'log' && loaded) {
      if (loaded.table.head < number) loaded.catchUpLater();
    } else this.#listeners.tell(id, about);
  }

  async #read(id: string): Promise<LoadedTable | undefined> {
    const row = await this.#tables.row(id);
    if (!row || row.newer) return undefined;
    const until = this.now() + this.#pace.lease;
    await this.#leases.renew([id], until);
    const table = new LiveTable(row);
    for (const written of await this.#tables.events(id, 0)) table.apply(written);
    if (!table.started) return undefined;
    table.rename(await this.#tables.namesOf(table.people));
    const loaded = new LoadedTable(table, until, this.#context);
    this.#asked.note(table);
    // The process that wrote the last move may have died before it recorded the result.
    if (table.over) this.#recordResult(table);
    this.#scheduler.schedule(table);
    loaded.noteOutageLater();
    return loaded;
  }

  #onApplied(table: LiveTable, hasEnded: boolean): void {
    this.#asked.note(table);
    this.#listeners.tell(table.row.id, 'log');
    if (hasEnded) this.#recordResult(table);
    this.#scheduler.schedule(table);
  }

  #recordResult(table: LiveTable): void {
    const { id, game } = table.row;
    this.#faults.run('a result could not be recorded', { table: id }, async () => {
      // Everybody at the table may see the seed now.
      if (await this.#results.record(id, game, placementsOf(table), outcomeOf(table)))
        this.#bus.publish({ table: id, about: 'seats', number: 0 });
    });
  }

  #loadedNow(id: string): Promise<LoadedTable | undefined> {
    return this.#entries.get(id)?.loading.catch(() => undefined) ?? Promise.resolve(undefined);
  }
}
