import { only, type SeatSet } from '@ahu/core';
import { sql } from 'kysely';
import type { Faults } from '../monitoring/faults.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** Milliseconds between a move and the statement that stores who is asked after it, with all others of that time. */
const DELAY = 250;
/** What could not be stored is tried again after this. */
const RETRY = 2_000;
/** Tables of one statement. */
const AT_ONCE = 500;

interface Asked {
  readonly asked: SeatSet;
  /** The event after which they are asked: what is older never replaces what is newer. */
  readonly seq: number;
}

/**
 * Stores who is asked at each table beside it, so that lists of tables need no replay. It is written behind the moves,
 * which must not wait for it. If a process ends before that, the next one that loads the table makes up for it.
 */
export class AskedSeats {
  readonly #store: Store;
  readonly #faults: Faults;
  /** What the store has, or will have soon. */
  readonly #known = new WeakMap<LiveTable, SeatSet>();
  readonly #unwritten = new Map<string, Asked>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Store, faults: Faults) {
    this.#store = store;
    this.#faults = faults;
  }

  /** Call after a table was loaded, and after every change of it. */
  note(table: LiveTable): void {
    const asked = table.waiting.reduce((set, seat) => set | only(seat), 0);
    if (asked === this.#known.get(table)) return;
    this.#known.set(table, asked);
    this.#unwritten.set(table.row.id, { asked, seq: table.head });
    this.#writeSoon();
  }

  /** Stores what was noted before this call. */
  flush(): Promise<void> {
    const turn = this.#writing.then(() => this.#writeAll());
    this.#writing = turn.catch(() => this.#writeSoon(RETRY));
    return turn;
  }

  #writeSoon(delay = DELAY): void {
    const write = () => this.#faults.run('who is asked could not be stored', {}, () => this.flush());
    this.#timer ??= setTimeout(write, delay).unref();
  }

  async #writeAll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#unwritten.size > 0) {
      const some = [...this.#unwritten].slice(0, AT_ONCE);
      await this.#write(some);
      for (const [id, asked] of some) if (this.#unwritten.get(id) === asked) this.#unwritten.delete(id);
    }
  }

  /** In one order, so that processes that write the same rows wait for each other and not in a circle. */
  async #write(all: readonly (readonly [string, Asked])[]): Promise<void> {
    const rows = sql.join(
      all.map(([id, { asked, seq }]) => sql`(cast(${id} as text), cast(${asked} as integer), cast(${seq} as integer))`),
    );
    await sql`
      insert into asked (table_id, seats, seq)
      select id, column2, column3 from (values ${rows}) as noted join game_table on id = column1 where true order by id
      on conflict (table_id) do update set seats = excluded.seats, seq = excluded.seq
      where asked.seq < excluded.seq`.execute(this.#store.db);
  }
}
