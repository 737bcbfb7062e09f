import type { Seat } from '@ahu/core';
import type { Logger } from 'pino';
import type { Faults } from '../monitoring/faults.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable, Since } from '../tables/live-table.ts';
import type { TurnNotifier } from '../tables/table-scheduler.ts';
import { markNotifiedIn } from './mark-notified.ts';

/** Milliseconds until a failed query of the store is repeated. */
const AGAIN = 5_000;

/** What this process knows of a person's turn, by the event that asked them. */
interface Mark {
  readonly seq: number;
  /** The person has seen the position on a socket of this process. */
  readonly seen: boolean;
  /** When to look at it again; never when it is settled. */
  readonly at?: number;
}

interface Turn extends Since {
  readonly seat: Seat;
  readonly mark: Mark;
}

/**
 * At tables with days for each move, people who do not watch are notified of their turn: after a pause (`grace`), so that
 * several moves in a row are one notice, and once. The store has the last turn that a person has seen or was notified
 * of; the process that updates it sends the notice. That a person has seen their turn is written after half of the
 * pause, before any other process would send, and not at all if they move by then.
 */
export class TurnNotices implements TurnNotifier {
  readonly #markNotified: ReturnType<typeof markNotifiedIn>;
  readonly #grace: number;
  readonly #announce: (person: string, table: LiveTable) => Promise<void>;
  readonly #faults: Faults;
  readonly #logger: Logger;
  readonly #marks = new WeakMap<LiveTable, Map<Seat, Mark>>();

  constructor(
    store: Store,
    grace: number,
    announce: (person: string, table: LiveTable) => Promise<void>,
    faults: Faults,
    logger: Logger,
  ) {
    this.#markNotified = markNotifiedIn(store);
    this.#grace = grace;
    this.#announce = announce;
    this.#faults = faults;
    this.#logger = logger;
  }

  nextDue(table: LiveTable): number | undefined {
    const times = this.#open(table).map(({ mark }) => mark.at ?? 0);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  notifyDue(table: LiveTable, now: number): void {
    for (const turn of this.#open(table)) if ((turn.mark.at ?? 0) <= now) this.#look(table, turn, now);
  }

  /** A socket has shown the person that it is their turn. */
  seen(table: LiveTable, seat: Seat): void {
    const turn = this.#open(table).find((each) => each.seat === seat);
    if (!turn) return;
    const at = turn.at + this.#grace / 2;
    if (Date.now() < at) this.#mark(table, seat, { seq: turn.seq, seen: true, at });
    else this.#run(table, () => this.#settle(table, turn));
  }

  #run(table: LiveTable, work: () => Promise<unknown>): void {
    this.#faults.run('a turn could not be told', { table: table.row.id }, work);
  }

  #look(table: LiveTable, turn: Turn, now: number): void {
    const { seat, seq, mark } = turn;
    const at = turn.at + this.#grace;
    if (mark.seen) this.#run(table, () => this.#settle(table, turn));
    else if (now < at) this.#mark(table, seat, { seq, seen: false, at });
    else this.#run(table, () => this.#tell(table, turn));
  }

  /** Turns that are not settled here. */
  #open(table: LiveTable): Turn[] {
    if (table.row.clock.pace !== 'days') return [];
    return [...table.asked].flatMap(([seat, { seq, at }]) => {
      const known = this.#marks.get(table)?.get(seat);
      const mark = known?.seq === seq ? known : { seq, seen: false, at: at + this.#grace / 2 };
      return mark.at === undefined ? [] : [{ seat, seq, at, mark }];
    });
  }

  #mark(table: LiveTable, seat: Seat, mark: Mark): void {
    const marks = this.#marks.get(table) ?? new Map<Seat, Mark>();
    this.#marks.set(table, marks.set(seat, mark));
  }

  async #tell(table: LiveTable, turn: Turn): Promise<void> {
    const person = await this.#settle(table, turn);
    if (person) await this.#announce(person, table).catch((error) => this.#fail(table, error));
  }

  /** Marks the turn as settled. Returns the person if this process was the first to do so. */
  async #settle(table: LiveTable, { seat, seq, mark }: Turn): Promise<string | null | undefined> {
    this.#mark(table, seat, { seq, seen: mark.seen });
    try {
      return await this.#markNotified({ table: table.row.id, seat, seq });
    } catch (error) {
      this.#mark(table, seat, { seq, seen: mark.seen, at: Date.now() + AGAIN });
      this.#fail(table, error);
      return undefined;
    }
  }

  #fail(table: LiveTable, error: unknown): void {
    this.#logger.error({ table: table.row.id, error }, 'somebody could not be told of their turn');
  }
}
