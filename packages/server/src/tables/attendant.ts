import type { Seat } from '@ahu/core';
import type { Faults } from '../door/faults.ts';
import type { TableEvent } from './events.ts';
import type { LiveTable } from './live-table.ts';

/** Plays for a seat: answers with a notation. */
export interface BotDesk {
  choose(table: LiveTable, seat: number, level: string): Promise<string>;
}

/** Tells people whose turn it is. */
export interface TurnDesk {
  /** When somebody has to be told. */
  next(table: LiveTable): number | undefined;
  /** Tells whoever has to be told by now. */
  tell(table: LiveTable, now: number): void;
}

/** Where tables are. */
interface Place {
  submit(id: string, command: string, event: TableEvent, seen: number): Promise<unknown>;
  /** Makes sure that nothing happened elsewhere; how much did, which is attended to by then. */
  refresh(table: LiveTable): Promise<number>;
}

/** What failed on our side is tried again after so long. */
const RETRY = 10_000;
const NEVER = Number.MAX_SAFE_INTEGER;
/** The longest that a timer of Node can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Does what has to be done at a table without anybody asking: lets bots move, ends people's time, tells them of turns. */
export class Attendant {
  readonly #bots: BotDesk;
  readonly #turns: TurnDesk;
  readonly #place: Place;
  readonly #faults: Faults;
  readonly #alarms = new Map<LiveTable, NodeJS.Timeout>();
  #closed = false;

  constructor(bots: BotDesk, turns: TurnDesk, place: Place, faults: Faults) {
    this.#bots = bots;
    this.#turns = turns;
    this.#place = place;
    this.#faults = faults;
  }

  /** The table is as it was never before. */
  attend(table: LiveTable): void {
    if (this.#closed) return;
    for (const { seat, level } of table.botsToMove) this.#runBot(table, seat, level);
    this.#setAlarm(table);
  }

  leave(table: LiveTable): void {
    clearTimeout(this.#alarms.get(table));
    this.#alarms.delete(table);
  }

  close(): void {
    this.#closed = true;
    for (const table of this.#alarms.keys()) this.leave(table);
  }

  /** When a clock runs out, or somebody has to be told of their turn. */
  next(table: LiveTable): number {
    return Math.min(table.deadline?.at ?? NEVER, this.#turns.next(table) ?? NEVER);
  }

  #runBot(table: LiveTable, seat: Seat, level: string): void {
    this.#faults.run('a bot failed', { table: table.row.id, seat, level }, () => this.#moveBot(table, seat, level));
  }

  async #moveBot(table: LiveTable, seat: Seat, level: string): Promise<void> {
    const { id } = table.row;
    const seq = table.head;
    try {
      const notation = await this.#bots.choose(table, seat, level);
      await this.#place.submit(id, `bot-${seat}-${seq}`, { kind: 'move', seat, notation }, seq);
    } catch (error) {
      this.#faults.report(error, 'a bot failed', { table: id, seat, level });
      const again = (): void => {
        if (!this.#closed && table.head === seq) this.#runBot(table, seat, level);
      };
      setTimeout(again, RETRY).unref();
    }
  }

  #setAlarm(table: LiveTable, least = 0): void {
    this.leave(table);
    const next = this.next(table);
    if (this.#closed || next === NEVER) return;
    const wait = Math.min(Math.max(least, next - Date.now()), LONGEST_WAIT);
    this.#alarms.set(
      table,
      setTimeout(() => this.#faults.run('an alarm failed', { table: table.row.id }, () => this.#wake(table)), wait),
    );
  }

  async #wake(table: LiveTable): Promise<void> {
    const { id } = table.row;
    try {
      if ((await this.#place.refresh(table)) > 0) return;
      const now = Date.now();
      this.#turns.tell(table, now);
      const { deadline } = table;
      if (!deadline || deadline.at > now) return this.#setAlarm(table);
      const { seat } = deadline;
      await this.#place.submit(id, `away-${seat}-${table.head}`, { kind: 'away', seat }, table.head);
    } catch (error) {
      this.#faults.report(error, 'a table could not be attended to', { table: id });
      this.#setAlarm(table, RETRY);
    }
  }
}
