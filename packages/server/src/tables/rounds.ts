import type { Logger } from 'pino';
import type { Hint } from '../bus/bus.ts';
import type { Attendant } from './attendant.ts';
import type { Custody } from './custody.ts';
import type { LiveTable } from './live-table.ts';
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

/** Where the rounds go. */
interface Floor {
  /** Tables that somebody here listens to. */
  listened(): string[];
  /** Tables in the hands of this process. */
  inHand(): AsyncIterable<Loaded>;
  /** When somebody last wanted a table: now, if they listen to it. */
  wanted(id: string): number;
  take(id: string): Promise<unknown>;
  hear(hint: Hint): Promise<void>;
  follow(loaded: Loaded): void;
  putDown(id: string): void;
  /** Somebody took the table off the server. */
  lose(id: string): Promise<void>;
}

/** Again and again: makes up for lost hints, takes what nobody answers for, and puts away what nobody needs here. */
export class Rounds {
  readonly #floor: Floor;
  readonly #tables: Tables;
  readonly #custody: Custody;
  readonly #attendant: Attendant;
  readonly #pace: Pace;
  readonly #logger: Logger;
  #next: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(floor: Floor, tables: Tables, custody: Custody, attendant: Attendant, pace: Pace, logger: Logger) {
    this.#floor = floor;
    this.#tables = tables;
    this.#custody = custody;
    this.#attendant = attendant;
    this.#pace = pace;
    this.#logger = logger;
  }

  async go(): Promise<void> {
    try {
      await this.#listenAgain();
      await this.#takeDue();
      await this.#tidy();
    } catch (error) {
      this.#logger.warn(error);
    }
    if (!this.#closed) this.#next = setTimeout(() => void this.go(), this.#pace.poll);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
  }

  async #listenAgain(): Promise<void> {
    const ids = this.#floor.listened();
    const heads = await this.#tables.heads(ids);
    for (const id of ids) {
      const head = heads.get(id);
      if (head === undefined) await this.#floor.lose(id);
      else if (head > 0) await this.#floor.hear({ table: id, about: 'log', number: head });
    }
  }

  async #takeDue(): Promise<void> {
    const { poll, lease } = this.#pace;
    const now = Date.now();
    for (const id of await this.#custody.takeDue(now + poll, now + lease)) {
      await this.#floor.take(id).catch((error) => this.#logger.error({ table: id, error }, 'a table cannot be read'));
    }
  }

  async #tidy(): Promise<void> {
    const { idle, lease } = this.#pace;
    const now = Date.now();
    const kept: Loaded[] = [];
    for await (const loaded of this.#floor.inHand()) {
      const { table, until } = loaded;
      const needed = now - this.#floor.wanted(table.row.id) < idle || !this.#canWait(table, now + lease);
      // Whoever else has it in their hands would have said so again by the last quarter.
      if (!needed && (table.over || until - now < lease / 4)) await this.#putAway(loaded);
      else if (needed && !table.over && until - now < lease / 2) kept.push(loaded);
    }
    await this.#keep(kept);
  }

  #canWait(table: LiveTable, until: number): boolean {
    return table.over || (table.botsToMove.length === 0 && this.#attendant.next(table) > until);
  }

  async #putAway({ table, until }: Loaded): Promise<void> {
    const { id } = table.row;
    this.#floor.putDown(id);
    this.#attendant.leave(table);
    if (table.over) return;
    await this.#custody.putAway(id, until, this.#attendant.next(table));
    // A process that wrote something meanwhile, and died, could not say when to look at it.
    if ((await this.#tables.events(id, table.head)).length > 0) await this.#custody.keep([id], 0);
  }

  async #keep(all: readonly Loaded[]): Promise<void> {
    const until = Date.now() + this.#pace.lease;
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
