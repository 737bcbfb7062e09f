import type { Seat } from '@ahu/core';
import type { Logger } from 'pino';
import type { Faults } from '../monitoring/faults.ts';
import { BotQueueFull, type BotService, botRequestOf } from './bot-service.ts';
import { botCommand, type TableEvent } from './events.ts';
import type { LiveTable } from './live-table.ts';
import type { Outcome } from './loaded-table.ts';

/** Notifies people whose turn it is. */
export interface TurnNotifier {
  /** When the next person has to be notified. */
  nextDue(table: LiveTable): number | undefined;
  /** Notifies everybody who is due by now. */
  notifyDue(table: LiveTable, now: number): void;
}

/** Where the scheduler writes. */
interface TableWriter {
  submit(id: string, command: string, event: TableEvent, seen: number): Promise<Outcome>;
  /** Makes sure that nothing happened in other processes; returns the number of events that did. */
  refresh(id: string): Promise<number>;
  /** The time that events are written with. */
  now(): number;
}

/** A bot that was asked to move in the position after event `seq`. */
interface Asked {
  readonly seq: number;
  readonly level: string;
  readonly client: string | undefined;
  readonly stop: AbortController;
  again?: NodeJS.Timeout;
}

/** Milliseconds until a failed attempt is repeated; the pause doubles each time up to the longest. */
const RETRY = 2_000;
const LONGEST_RETRY = 60_000;
/** A full queue of bots is logged no more often, in milliseconds. */
const FULL_AGAIN = 60_000;
const NEVER = Number.MAX_SAFE_INTEGER;
/** The longest that a timer of Node can wait. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Does what happens at a table by itself: bots move, clocks run out, people are notified of their turn. */
export class TableScheduler {
  readonly #bots: BotService;
  readonly #turns: TurnNotifier;
  readonly #writer: TableWriter;
  readonly #faults: Faults;
  readonly #logger: Logger;
  readonly #alarms = new Map<LiveTable, NodeJS.Timeout>();
  readonly #asked = new Map<LiveTable, Map<Seat, Asked>>();
  #fullSince = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(bots: BotService, turns: TurnNotifier, writer: TableWriter, faults: Faults, logger: Logger) {
    this.#bots = bots;
    this.#turns = turns;
    this.#writer = writer;
    this.#faults = faults;
    this.#logger = logger;
  }

  /** Call after every change of a table. */
  schedule(table: LiveTable): void {
    if (this.#closed) return;
    this.#askBots(table);
    this.#setAlarm(table);
  }

  cancel(table: LiveTable): void {
    this.#clearAlarm(table);
    for (const asked of this.#asked.get(table)?.values() ?? []) drop(asked);
    this.#asked.delete(table);
  }

  close(): void {
    this.#closed = true;
    for (const table of [...this.#alarms.keys(), ...this.#asked.keys()]) this.cancel(table);
  }

  /** When a clock runs out, or a person has to be notified of their turn. */
  nextDue(table: LiveTable): number {
    return Math.min(table.deadline?.at ?? NEVER, this.#turns.nextDue(table) ?? NEVER);
  }

  /** Asks each bot once a position, and cancels requests that are outdated. */
  #askBots(table: LiveTable): void {
    const all = this.#asked.get(table) ?? new Map<Seat, Asked>();
    const toMove = new Map(table.botsToMove.map(({ seat, level }) => [seat, level]));
    const { client } = table;
    for (const [seat, asked] of all) {
      const isSame = toMove.get(seat) === asked.level && asked.client === client;
      if (isSame && !table.hasChangedFor(seat, asked.seq)) continue;
      drop(asked);
      all.delete(seat);
    }
    this.#asked.set(table, all);
    for (const [seat, level] of toMove) if (!all.has(seat)) this.#runBot(table, seat, level);
    if (all.size === 0) this.#asked.delete(table);
  }

  #runBot(table: LiveTable, seat: Seat, level: string, tries = 0): void {
    this.#faults.run('a bot failed', { table: table.row.id, seat, level }, () =>
      this.#moveBot(table, seat, level, tries),
    );
  }

  async #moveBot(table: LiveTable, seat: Seat, level: string, tries: number): Promise<void> {
    const { head: seq, client } = table;
    const stop = new AbortController();
    const asked: Asked = { seq, level, client, stop };
    this.#asked.get(table)?.set(seat, asked);
    try {
      const notation = await this.#bots.choose(botRequestOf(table, seat, level), stop.signal);
      if (stop.signal.aborted) return;
      const command = botCommand(seat, seq);
      const outcome = await this.#writer.submit(table.row.id, command, { kind: 'move', seat, notation }, seq);
      if ('reason' in outcome && !stop.signal.aborted) throw new Error(`"${notation}" was refused: ${outcome.reason}`);
    } catch (error) {
      if (!stop.signal.aborted && !this.#closed) this.#askAgain(table, seat, asked, tries, error);
    }
  }

  /** After a while, unless the position has changed by then. */
  #askAgain(table: LiveTable, seat: Seat, asked: Asked, tries: number, error: unknown): void {
    const { level } = asked;
    const isFull = error instanceof BotQueueFull;
    if (!isFull) this.#faults.report(error, 'a bot failed', { table: table.row.id, seat, level });
    else if (performance.now() - this.#fullSince > FULL_AGAIN) {
      this.#fullSince = performance.now();
      this.#logger.warn('too many positions wait for bots; some are asked again later');
    }
    const wait = Math.min(LONGEST_RETRY, RETRY * 2 ** tries) * (1 + Math.random() / 2);
    asked.again = setTimeout(() => this.#runBot(table, seat, level, tries + 1), wait).unref();
  }

  #setAlarm(table: LiveTable, least = 0): void {
    this.#clearAlarm(table);
    const next = this.nextDue(table);
    if (this.#closed || next === NEVER) return;
    const wait = Math.min(Math.max(least, next - this.#writer.now()), LONGEST_WAIT);
    this.#alarms.set(
      table,
      setTimeout(() => this.#faults.run('an alarm failed', { table: table.row.id }, () => this.#wake(table)), wait),
    );
  }

  #clearAlarm(table: LiveTable): void {
    clearTimeout(this.#alarms.get(table));
    this.#alarms.delete(table);
  }

  async #wake(table: LiveTable): Promise<void> {
    const { id } = table.row;
    try {
      if ((await this.#writer.refresh(id)) > 0) return;
      const now = this.#writer.now();
      this.#turns.notifyDue(table, now);
      const { deadline } = table;
      if (!deadline || deadline.at > now) return this.#setAlarm(table);
      const { seat } = deadline;
      await this.#writer.submit(id, `away-${seat}-${table.head}`, { kind: 'away', seat }, table.head);
    } catch (error) {
      this.#faults.report(error, 'a table could not be attended to', { table: id });
      this.#setAlarm(table, RETRY);
    }
  }
}

/** Cancels a request to a bot. */
function drop({ stop, again }: Asked): void {
  clearTimeout(again);
  stop.abort();
}
