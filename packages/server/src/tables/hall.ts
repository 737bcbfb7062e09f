import type { Logger } from 'pino';
import type { Bus, Hint } from '../bus/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { TableEvent, Written } from './events.ts';
import { LiveTable, type Refusal } from './live-table.ts';
import type { Ratings } from './ratings.ts';
import type { Tables } from './tables.ts';

/** What became of a command. */
export type Outcome = { readonly seq: number } | Refusal;

/** Plays for a seat: answers with a notation. */
export interface BotDesk {
  choose(table: LiveTable, seat: number, level: string): Promise<string>;
}

/** Hears what a hint was about. */
type Listener = (about: Hint['about']) => void;

interface Loaded {
  readonly table: LiveTable;
  /** Commands of one table are taken one after the other. */
  queue: Promise<unknown>;
  timer: NodeJS.Timeout | undefined;
  used: number;
}

/** So often may others be faster before a command is given up. */
const TRIES = 8;
/** A table that nobody looked at for so long is forgotten here; the store has it. */
const IDLE = 60_000;
/** Hints can be lost: heads of tables with listeners are read this often. */
const POLL = 3_000;
/** The longest that a timer of Node can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The tables that this process has in its hands. The store decides; what is here is a copy that catches up. */
export class Hall {
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #bots: BotDesk;
  readonly #ratings: Ratings;
  readonly #metrics: Metrics;
  readonly #logger: Logger;
  readonly #loaded = new Map<string, Promise<Loaded | undefined>>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #unsubscribe: () => void;
  readonly #poll: NodeJS.Timeout;
  #closed = false;

  constructor(
    store: Store,
    tables: Tables,
    ratings: Ratings,
    bus: Bus,
    bots: BotDesk,
    metrics: Metrics,
    logger: Logger,
  ) {
    this.#store = store;
    this.#tables = tables;
    this.#ratings = ratings;
    this.#bus = bus;
    this.#bots = bots;
    this.#metrics = metrics;
    this.#logger = logger;
    this.#unsubscribe = bus.subscribe((hint) => void this.#hear(hint));
    this.#poll = setInterval(() => void this.#tend(), POLL);
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** The table as it is now, if it plays. */
  async find(id: string): Promise<LiveTable | undefined> {
    const loaded = await this.#load(id);
    return loaded?.table;
  }

  /** Calls whenever something happens at the table, until the returned function is called. */
  listen(id: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(id);
    };
  }

  /** Writes an event that somebody wants who saw everything up to `seen`; it is told when it is on the disk. */
  async submit(id: string, command: string, event: TableEvent, seen: number): Promise<Outcome> {
    const loaded = await this.#load(id);
    if (!loaded) return { reason: 'not-playing' };
    const turn = loaded.queue.then(() => this.#submit(loaded, command, event, seen));
    loaded.queue = turn.catch(() => {});
    return turn;
  }

  /** Sets a game going: the first event of its log. */
  async start(id: string, seats: (TableEvent & { kind: 'start' })['seats']): Promise<void> {
    const event: TableEvent = { kind: 'start', seats };
    await this.#store.events.append(this.#rowOf(id, 1, 'start', event, Date.now()));
    await this.#tables.begin(id);
    await this.#load(id);
    this.#bus.publish({ table: id, about: 'log', number: 1 });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#poll);
    this.#unsubscribe();
    for (const loading of this.#loaded.values()) {
      const loaded = await loading.catch(() => undefined);
      clearTimeout(loaded?.timer);
      await loaded?.queue;
    }
  }

  /** After a start: all tables that play get their clocks and bots going again. */
  async resume(): Promise<void> {
    for (const id of await this.#tables.ids({ status: 'playing' }, 100_000)) await this.#load(id);
  }

  #load(id: string): Promise<Loaded | undefined> {
    const known = this.#loaded.get(id);
    if (known) return known;
    const loading = this.#read(id);
    this.#loaded.set(id, loading);
    loading.then(
      (loaded) => !loaded && this.#loaded.delete(id),
      () => this.#loaded.delete(id),
    );
    return loading;
  }

  async #read(id: string): Promise<Loaded | undefined> {
    const row = await this.#tables.row(id);
    if (!row) return undefined;
    const table = new LiveTable(row);
    for (const written of await this.#tables.events(id, 0)) table.apply(written);
    if (!table.started) return undefined;
    const loaded: Loaded = {
      table,
      queue: Promise.resolve(),
      timer: undefined,
      used: Date.now(),
    };
    this.#goOn(loaded);
    return loaded;
  }

  async #submit(loaded: Loaded, command: string, event: TableEvent, seen: number): Promise<Outcome> {
    const { table } = loaded;
    loaded.used = Date.now();
    for (let tries = 0; tries < TRIES; tries++) {
      const known = table.find(command);
      if (known !== undefined) return { seq: known };
      const refusal = table.refuses(event, seen);
      if (refusal) {
        // Before anything is refused, it is made sure that nothing happened elsewhere: a repeated command must be found.
        if ((await this.#catchUp(loaded)) > 0) continue;
        this.#metrics.refusals.inc({ reason: refusal.reason });
        return refusal;
      }
      const seq = table.head + 1;
      const at = Date.now();
      const written = this.#metrics.durable.startTimer();
      const result = await this.#store.events.append(this.#rowOf(table.row.id, seq, command, event, at));
      written();
      if (result.kind === 'written') {
        this.#metrics.moves.inc();
        this.#apply(loaded, [{ seq, command, event, at }]);
        this.#bus.publish({ table: table.row.id, about: 'log', number: seq });
        return { seq };
      }
      await this.#catchUp(loaded);
      if (result.kind === 'repeated') return { seq: result.seq };
    }
    return { reason: 'busy' };
  }

  #rowOf(id: string, seq: number, command: string, event: TableEvent, at: number) {
    return { table_id: id, seq, command, body: JSON.stringify(event), at };
  }

  async #hear({ table: id, about, number }: Hint): Promise<void> {
    const loaded = await this.#loaded.get(id)?.catch(() => undefined);
    if (about === 'log' && loaded) {
      if (loaded.table.head < number) this.#follow(loaded);
    } else this.#tell(id, about);
  }

  #tell(id: string, about: Hint['about']): void {
    for (const listener of this.#listeners.get(id) ?? []) listener(about);
  }

  #follow(loaded: Loaded): void {
    loaded.queue = loaded.queue.then(() => this.#catchUp(loaded)).catch((error) => this.#logger.warn(error));
  }

  /** Reads what others wrote; how much that was. */
  async #catchUp(loaded: Loaded): Promise<number> {
    const { table } = loaded;
    const missed = await this.#tables.events(table.row.id, table.head);
    if (missed.length > 0) this.#apply(loaded, missed);
    return missed.length;
  }

  #apply(loaded: Loaded, events: readonly Written[]): void {
    const wasOver = loaded.table.over;
    for (const written of events) loaded.table.apply(written);
    this.#tell(loaded.table.row.id, 'log');
    if (loaded.table.over && !wasOver) void this.#end(loaded.table);
    this.#goOn(loaded);
  }

  async #end({ row, match, seats }: LiveTable): Promise<void> {
    try {
      if (await this.#tables.end(row.id)) await this.#ratings.count(match, seats);
    } catch (error) {
      this.#logger.error({ table: row.id, error }, 'a result could not be kept');
    }
  }

  /** Lets bots move, and wakes up when a clock runs out. */
  #goOn(loaded: Loaded): void {
    clearTimeout(loaded.timer);
    if (this.#closed) return;
    const { table } = loaded;
    const { id } = table.row;
    const seq = table.head;
    for (const { seat, level } of table.botsToMove) {
      this.#bots.choose(table, seat, level).then(
        (notation) => this.submit(id, `bot-${seat}-${seq}`, { kind: 'move', seat, notation }, seq),
        (error) => this.#logger.error({ table: id, seat, level, error }, 'a bot failed'),
      );
    }
    const { deadline } = table;
    if (!deadline) return;
    const wait = Math.min(Math.max(0, deadline.at - Date.now()), LONGEST_WAIT);
    loaded.timer = setTimeout(() => this.#wake(loaded), wait);
  }

  /** Somebody's time is over, if nobody moved meanwhile. */
  #wake(loaded: Loaded): void {
    const { table } = loaded;
    const { deadline } = table;
    if (!deadline || deadline.at > Date.now()) return this.#goOn(loaded);
    const { seat } = deadline;
    void this.submit(table.row.id, `away-${seat}-${table.head}`, { kind: 'away', seat }, table.head);
  }

  /** Makes up for lost hints, and forgets what nobody needs here. */
  async #tend(): Promise<void> {
    try {
      const heads = await this.#tables.heads([...this.#listeners.keys()]);
      for (const [table, number] of heads) await this.#hear({ table, about: 'log', number });
    } catch (error) {
      this.#logger.warn(error);
    }
    for (const [id, loading] of this.#loaded) {
      const loaded = await loading.catch(() => undefined);
      const idle = loaded?.table.over && !this.#listeners.has(id) && Date.now() - loaded.used > IDLE;
      if (idle) this.#loaded.delete(id);
    }
  }
}
