import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { TableHint } from '../bus/bus.ts';
import type { Faults } from '../monitoring/faults.ts';
import type { Custody } from './leases.ts';
import type { LiveTable } from './live-table.ts';
import type { Attendant } from './table-scheduler.ts';
import type { Tables } from './tables.ts';

/** A table in the hands of this process. */
export interface Loaded {
  readonly table: LiveTable;
  /** Commands of one table are taken one after the other. */
  queue: Promise<unknown>;
  /** Until then this process answers for the table. */
  until: number;
}

/** Milliseconds. */
export interface Pace {
  /** Hints can be lost, and processes too: so often it is looked what was missed. */
  readonly poll: number;
  /** A table that nobody looked at for so long is put away; the store has it. */
  readonly idle: number;
  /** So long a process answers for a table before it has to say so again. */
  readonly lease: number;
}

/** So many tables are looked after in one go, and then whoever moves has their turn: a round must delay nobody. */
const AT_ONCE = 32;

/** Where the rounds go. */
interface Floor {
  /** Tables that somebody here listens to. */
  listened(): string[];
  /** Tables in the hands of this process. */
  inHand(): Loaded[];
  /** When somebody last wanted a table: now, if they listen to it. */
  wanted(id: string): number;
  take(id: string): Promise<unknown>;
  hear(hint: TableHint): Promise<void>;
  follow(loaded: Loaded): void;
  putDown(id: string): void;
  /** Somebody took the table off the server. */
  lose(id: string): Promise<void>;
  /** The time that events are written with. */
  now(): number;
}

/** Again and again: makes up for lost hints, takes what nobody answers for, and puts away what nobody needs here. */
export class Rounds {
  readonly #floor: Floor;
  readonly #tables: Tables;
  readonly #custody: Custody;
  readonly #attendant: Attendant;
  readonly #pace: Pace;
  readonly #logger: Logger;
  readonly #faults: Faults;
  #next: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    floor: Floor,
    tables: Tables,
    custody: Custody,
    attendant: Attendant,
    pace: Pace,
    logger: Logger,
    faults: Faults,
  ) {
    this.#floor = floor;
    this.#tables = tables;
    this.#custody = custody;
    this.#attendant = attendant;
    this.#pace = pace;
    this.#logger = logger;
    this.#faults = faults;
  }

  async go(): Promise<void> {
    try {
      await this.#listenAgain();
      await this.#takeDue();
      await this.#tidy();
    } catch (error) {
      this.#faults.report(error, 'a round failed');
    }
    if (!this.#closed)
      this.#next = setTimeout(() => this.#faults.run('a round failed', {}, () => this.go()), this.#pace.poll);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
  }

  async #listenAgain(): Promise<void> {
    for await (const ids of fewAtATime(this.#floor.listened())) {
      const heads = await this.#tables.heads(ids);
      for (const id of ids) {
        const head = heads.get(id);
        if (head === undefined) await this.#floor.lose(id);
        else if (head > 0) await this.#floor.hear({ table: id, about: 'log', number: head });
      }
    }
  }

  async #takeDue(): Promise<void> {
    const { poll, lease } = this.#pace;
    const now = this.#floor.now();
    for (const id of await this.#custody.takeDue(now + poll, now + lease)) {
      await this.#floor.take(id).catch((error) => this.#logger.error({ table: id, error }, 'a table cannot be read'));
    }
  }

  async #tidy(): Promise<void> {
    const { idle, lease } = this.#pace;
    for await (const some of fewAtATime(this.#floor.inHand())) {
      const now = this.#floor.now();
      const isNeeded = ({ table }: Loaded): boolean =>
        now - this.#floor.wanted(table.row.id) < idle || !this.#canWait(table, now + lease);
      const { needed = [], unneeded = [] } = Object.groupBy(some, (each) => (isNeeded(each) ? 'needed' : 'unneeded'));
      // Whoever else has it in their hands would have said so again by the last quarter.
      await this.#putAway(unneeded.filter(({ table, until }) => table.over || until - now < lease / 4));
      await this.#keep(needed.filter(({ table, until }) => !table.over && until - now < lease / 2));
    }
  }

  #canWait(table: LiveTable, until: number): boolean {
    return table.over || (table.botsToMove.length === 0 && this.#attendant.next(table) > until);
  }

  async #putAway(all: readonly Loaded[]): Promise<void> {
    for (const { table } of all) {
      this.#floor.putDown(table.row.id);
      this.#attendant.leave(table);
    }
    const playing = all.filter(({ table }) => !table.over);
    await this.#custody.putAway(
      playing.map(({ table, until }) => ({ id: table.row.id, mine: until, due: this.#attendant.next(table) })),
    );
    // A process that wrote something meanwhile, and died, could not say when to look at it.
    const heads = await this.#tables.heads(playing.map(({ table }) => table.row.id));
    const behind = playing.filter(({ table }) => (heads.get(table.row.id) ?? 0) > table.head);
    await this.#custody.keep(
      behind.map(({ table }) => table.row.id),
      0,
    );
  }

  async #keep(all: readonly Loaded[]): Promise<void> {
    const until = this.#floor.now() + this.#pace.lease;
    const playing = await this.#custody.keep(
      all.map(({ table }) => table.row.id),
      until,
    );
    for (const loaded of all) {
      const { id } = loaded.table.row;
      if (playing.has(id)) loaded.until = until;
      else if (await this.#tables.row(id)) this.#floor.follow(loaded);
      else await this.#floor.lose(id);
    }
  }
}

async function* fewAtATime<Item>(all: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    yield all.slice(from, from + AT_ONCE);
    await setImmediate();
  }
}
