import type { Clock, SeatInfo } from '@ahu/protocol';
import type { Logger } from 'pino';
import type { Bus, TableHint } from '../bus/bus.ts';
import { Faults } from '../door/faults.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { AskedSeats } from './asked-seats.ts';
import { Attendant, type TurnDesk } from './attendant.ts';
import type { BotDesk } from './bot-desk.ts';
import { Custody } from './custody.ts';
import type { TableEvent, Written } from './events.ts';
import { Listeners } from './listeners.ts';
import { LiveTable } from './live-table.ts';
import type { Refusal } from './play.ts';
import { Pulse } from './pulse.ts';
import type { Results } from './results.ts';
import { type Loaded, type Pace, Rounds } from './rounds.ts';
import type { Denial } from './seating.ts';
import { placedAt } from './standing.ts';
import type { Tables } from './tables.ts';

/** What became of a command. */
export type Outcome = { readonly seq: number } | Refusal;

interface Entry {
  readonly loading: Promise<Loaded | undefined>;
  loaded: Loaded | undefined;
  used: number;
}

/** So often may others be faster before a command is given up. */
const TRIES = 8;

const PACE: Pace = { poll: 3_000, idle: 60_000, lease: 20_000 };

/** The tables that this process has in its hands. The store decides; what is here is a copy that catches up. */
export class Hall {
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #attendant: Attendant;
  readonly #asked: AskedSeats;
  readonly #custody: Custody;
  readonly #results: Results;
  readonly #metrics: Metrics;
  readonly #logger: Logger;
  readonly #faults: Faults;
  readonly #pace: Pace;
  readonly #loaded = new Map<string, Entry>();
  readonly #listeners = new Listeners();
  readonly #unsubscribe: () => void;
  readonly #rounds: Rounds;
  readonly #pulse: Pulse;

  constructor(
    store: Store,
    tables: Tables,
    results: Results,
    bus: Bus,
    bots: BotDesk,
    turns: TurnDesk,
    metrics: Metrics,
    logger: Logger,
    pace = PACE,
  ) {
    this.#store = store;
    this.#tables = tables;
    this.#results = results;
    this.#bus = bus;
    this.#pulse = new Pulse(store, logger, () => this.#makeUpForAll());
    const place = {
      submit: this.submit.bind(this),
      refresh: ({ row }: LiveTable) => this.#refresh(row.id),
      now: () => this.now(),
    };
    this.#faults = new Faults(logger, metrics);
    this.#attendant = new Attendant(bots, turns, place, this.#faults, logger);
    this.#asked = new AskedSeats(store, this.#faults);
    this.#custody = new Custody(store);
    this.#metrics = metrics;
    this.#logger = logger;
    this.#pace = pace;
    this.#unsubscribe = bus.subscribe((hint) => {
      if ('table' in hint) this.#faults.run('a hint failed', { table: hint.table }, () => this.#hear(hint));
    });
    const floor = {
      listened: () => this.#listeners.tables,
      inHand: () => [...this.#loaded.values()].flatMap(({ loaded }) => loaded ?? []),
      wanted: (id: string) => (this.#listeners.has(id) ? this.now() : (this.#loaded.get(id)?.used ?? 0)),
      take: (id: string) => this.#load(id),
      hear: (hint: TableHint) => this.#hear(hint),
      follow: (loaded: Loaded) => this.#follow(loaded),
      putDown: (id: string) => void this.#loaded.delete(id),
      lose: (id: string) => this.#lose(id),
      now: () => this.now(),
    };
    this.#rounds = new Rounds(floor, tables, this.#custody, this.#attendant, pace, logger, this.#faults);
  }

  /** The time that events are written with. */
  now(): number {
    return this.#pulse.now();
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** How many games in our hands are not over, by pace. */
  get games(): Record<Clock['pace'], number> {
    const games = { live: 0, days: 0 };
    for (const { loaded } of this.#loaded.values()) {
      if (loaded && !loaded.table.over) games[loaded.table.row.clock.pace]++;
    }
    return games;
  }

  /** The table as it is now, if it plays. */
  async find(id: string): Promise<LiveTable | undefined> {
    const loaded = await this.#load(id);
    return loaded?.table;
  }

  /** Calls whenever something happens at the table, until the returned function is called. */
  listen(id: string, listener: (about: TableHint['about']) => void): () => void {
    return this.#listeners.add(id, listener);
  }

  /** The store knows who is asked at every table in the hands of this process. */
  storeAsked(): Promise<void> {
    return this.#asked.flush();
  }

  /** Everybody with a seat at a table in the hands of this process. */
  get people(): string[] {
    return [...this.#loaded.values()].flatMap(({ loaded }) => loaded?.table.people ?? []);
  }

  /** Shows people at their tables by the names that they have now; a bot goes on for people who are gone. */
  rename(names: ReadonlyMap<string, string | undefined>): void {
    for (const { loaded } of this.#loaded.values()) {
      if (!loaded?.table.rename(names)) continue;
      this.#listeners.tell(loaded.table.row.id, 'seats');
      this.#listeners.tell(loaded.table.row.id, 'log');
      this.#attendant.attend(loaded.table);
    }
  }

  /** Writes an event that somebody wants who saw everything up to `seen`; it is told when it is on the disk. */
  async submit(id: string, command: string, event: TableEvent, seen: number): Promise<Outcome> {
    const loaded = await this.#load(id);
    if (!loaded) return { reason: 'not-playing' };
    const turn = loaded.queue.then(() => this.#submit(loaded, command, event, seen));
    loaded.queue = turn.catch(() => {});
    return turn;
  }

  /** Sets a game going, if those sit there whom the asker saw. */
  async start(id: string, seats: readonly SeatInfo[]): Promise<Denial | undefined> {
    const now = this.now();
    const denial = await this.#tables.seating.begin(id, seats, now, now + this.#pace.lease);
    if (denial) return denial;
    await this.#load(id);
    // Those who waited here: for this process the hint is no news.
    this.#listeners.tell(id, 'log');
    this.#bus.publish({ table: id, about: 'log', number: 1 });
    return undefined;
  }

  /** What is in our hands is for whoever looks next. */
  async close(): Promise<void> {
    this.#rounds.close();
    this.#unsubscribe();
    this.#attendant.close();
    await this.#pulse.close();
    for (const id of this.#loaded.keys()) await (await this.#loadedNow(id))?.queue;
    await this.#asked.flush().catch((error) => this.#logger.warn(error));
    await this.#custody.keep([...this.#loaded.keys()], 0).catch((error) => this.#logger.warn(error));
  }

  /** Looks after all tables that nobody answers for, from now on. */
  async resume(): Promise<void> {
    await this.#pulse.beat();
    this.#pulse.start();
    await this.#rounds.go();
  }

  #load(id: string): Promise<Loaded | undefined> {
    const known = this.#loaded.get(id);
    if (known) {
      known.used = this.now();
      return known.loading;
    }
    const entry: Entry = { loading: this.#read(id), loaded: undefined, used: this.now() };
    this.#loaded.set(id, entry);
    const forget = (): void => {
      if (this.#loaded.get(id) === entry) this.#loaded.delete(id);
    };
    entry.loading.then((loaded) => {
      entry.loaded = loaded;
      if (!loaded) forget();
    }, forget);
    return entry.loading;
  }

  async #read(id: string): Promise<Loaded | undefined> {
    const row = await this.#tables.row(id);
    if (!row || row.newer) return undefined;
    const until = this.now() + this.#pace.lease;
    await this.#custody.keep([id], until);
    const table = new LiveTable(row);
    for (const written of await this.#tables.events(id, 0)) table.apply(written);
    if (!table.started) return undefined;
    table.rename(await this.#tables.namesOf(table.people));
    const loaded: Loaded = { table, queue: Promise.resolve(), until };
    this.#asked.note(table);
    // Whoever wrote its last move may not have lived to say that it is over.
    if (table.over) this.#runEnd(table);
    this.#attendant.attend(table);
    this.#makeUpFor(loaded);
    return loaded;
  }

  async #submit(loaded: Loaded, command: string, event: TableEvent, seen: number): Promise<Outcome> {
    const { table } = loaded;
    for (let tries = 0; tries < TRIES; tries++) {
      const known = table.find(command);
      if (known !== undefined) return { seq: known };
      await this.#noteLost(loaded);
      const refusal = table.refuses(event, seen, command);
      if (refusal) {
        // Before anything is refused, it is made sure that nothing happened elsewhere: a repeated command must be found.
        if ((await this.#catchUp(loaded)) > 0) continue;
        this.#metrics.refusals.inc({ reason: refusal.reason });
        return refusal;
      }
      const seq = await this.#write(loaded, command, event);
      if (seq !== undefined) return { seq };
    }
    return { reason: 'busy' };
  }

  /** Writes the next event of a table; undefined if another process was faster, perhaps with this very command. */
  async #write(loaded: Loaded, command: string, event: TableEvent): Promise<number | undefined> {
    const { table } = loaded;
    const seq = table.head + 1;
    const at = Math.max(table.lastAt, this.now());
    const written = this.#metrics.durable.startTimer();
    const isWritten = await this.#store.append(this.#rowOf(table.row.id, seq, command, event, at));
    written();
    if (!isWritten) {
      await this.#catchUp(loaded);
      return undefined;
    }
    if (event.kind === 'move') this.#metrics.moves.inc();
    this.#apply(loaded, [{ seq, command, event, at }]);
    this.#bus.publish({ table: table.row.id, about: 'log', number: seq });
    return seq;
  }

  /** Before anything else is written, time that was lost since the last event is noted to be nobody's. */
  async #noteLost(loaded: Loaded): Promise<void> {
    const { table } = loaded;
    if (!this.#pulse.isFresh) await this.#pulse.beat();
    if (table.over || !table.isTimed) return;
    const lost = this.#pulse.lostSince(table.lastAt);
    if (lost > 0) await this.#write(loaded, `outage-${table.head}`, { kind: 'outage', lost });
  }

  #makeUpFor(loaded: Loaded): void {
    if (!loaded.table.isTimed || this.#pulse.lostSince(loaded.table.lastAt) === 0) return;
    loaded.queue = loaded.queue.then(() => this.#noteLost(loaded)).catch((error) => this.#logger.warn(error));
  }

  #makeUpForAll(): void {
    for (const { loaded } of this.#loaded.values()) if (loaded) this.#makeUpFor(loaded);
  }

  #rowOf(id: string, seq: number, command: string, event: TableEvent, at: number) {
    return { table_id: id, seq, command, body: JSON.stringify(event), at };
  }

  async #hear({ table: id, about, number }: TableHint): Promise<void> {
    const loaded = await this.#loadedNow(id);
    if (about === 'log' && loaded) {
      if (loaded.table.head < number) this.#follow(loaded);
    } else this.#listeners.tell(id, about);
  }

  #follow(loaded: Loaded): void {
    loaded.queue = loaded.queue.then(() => this.#catchUp(loaded)).catch((error) => this.#logger.warn(error));
  }

  async #refresh(id: string): Promise<number> {
    const loaded = await this.#loadedNow(id);
    if (!loaded) return 0;
    const turn = loaded.queue.then(() => this.#catchUp(loaded));
    loaded.queue = turn.catch(() => {});
    return turn;
  }

  /** Reads what others wrote; how much that was. */
  async #catchUp(loaded: Loaded): Promise<number> {
    const { table } = loaded;
    const missed = await this.#tables.events(table.row.id, table.head);
    if (missed.length > 0) this.#apply(loaded, missed);
    return missed.length;
  }

  #apply({ table }: Loaded, events: readonly Written[]): void {
    const wasOver = table.over;
    for (const written of events) table.apply(written);
    this.#asked.note(table);
    this.#listeners.tell(table.row.id, 'log');
    if (table.over && !wasOver) this.#runEnd(table);
    this.#attendant.attend(table);
  }

  #runEnd(table: LiveTable): void {
    this.#faults.run('a result could not be kept', { table: table.row.id }, () => this.#end(table));
  }

  async #end(table: LiveTable): Promise<void> {
    const { row } = table;
    // Whoever watches may have the seed now.
    if (await this.#results.keep(row.id, row.game, placedAt(table)))
      this.#bus.publish({ table: row.id, about: 'seats', number: 0 });
  }

  #loadedNow(id: string): Promise<Loaded | undefined> {
    return this.#loaded.get(id)?.loading.catch(() => undefined) ?? Promise.resolve(undefined);
  }

  /** Somebody took the table off the server. */
  async #lose(id: string): Promise<void> {
    const loaded = await this.#loadedNow(id);
    if (loaded) this.#attendant.leave(loaded.table);
    this.#loaded.delete(id);
    await this.#tables.sweep(id);
    this.#listeners.tell(id, 'seats');
  }
}
