import type { Seat } from '@ahu/core';
import type { Clock, Clocks } from '@ahu/protocol';

const DAY = 86_400_000;

/** Milliseconds of network lag that one move is given back at most. */
export const MOST_LAG = 500;
/** Milliseconds of lag that a seat can be given back in a row, and how much of that it regains with each move. */
const LAG_QUOTA = 1_000;
const LAG_REGAIN = 100;
/** Who comes back for the second time or later has at least this, if it is less than half a bank. */
const LATER_RETURN = 10_000;

/**
 * The time that people have left. It follows from the times in the log alone, so that every process that reads a
 * table, before a restart or after it, sees the same clocks.
 */
export class TableClocks {
  readonly #clock: Clock;
  readonly #full: number;
  readonly #left: number[];
  /** What each seat has spent since it last moved: more is never given back for lag. */
  readonly #spent: number[];
  readonly #lagQuota: number[];
  readonly #returns: number[];
  /** What each move that stands has added to its seat's time. */
  readonly #rewards: number[] = [];
  #running: readonly Seat[] = [];
  #since = 0;

  constructor(clock: Clock, seats: number) {
    this.#clock = clock;
    this.#full = clock.pace === 'live' ? clock.bank * 1000 : clock.days * DAY;
    this.#left = new Array(seats).fill(this.#full);
    this.#spent = new Array(seats).fill(0);
    this.#lagQuota = new Array(seats).fill(LAG_QUOTA);
    this.#returns = new Array(seats).fill(0);
  }

  /** The time of the last event. */
  get since(): number {
    return this.#since;
  }

  get running(): readonly Seat[] {
    return this.#running;
  }

  /** Lets time pass for all whose clocks run; `lost` milliseconds of it are nobody's. Time never goes back. */
  pass(at: number, lost = 0): void {
    const gone = Math.max(0, at - this.#since - lost);
    for (const seat of this.#running) {
      this.#spent[seat] += Math.min(gone, this.#left[seat]);
      this.#left[seat] = Math.max(0, this.#left[seat] - gone);
    }
    this.#since = Math.max(this.#since, at);
  }

  moved(seat: Seat, lag = 0): void {
    const before = this.#left[seat];
    const given = this.#giveBack(seat, lag);
    this.#left[seat] = this.#clock.pace === 'live' ? before + given + this.#clock.increment * 1000 : this.#full;
    this.#rewards.push(this.#left[seat] - before);
    this.#spent[seat] = 0;
  }

  /** What the move had added goes; what was spent on it stays spent. */
  tookBack(seat: Seat): void {
    this.#left[seat] = Math.max(0, this.#left[seat] - (this.#rewards.pop() ?? 0));
  }

  /**
   * Who comes back for the first time has at least half a bank, later only enough to make a move. With days for each
   * move they are asked anew, and have their days.
   */
  cameBack(seat: Seat): void {
    if (this.#clock.pace === 'days') return;
    const least = this.#returns[seat]++ === 0 ? this.#full / 2 : Math.min(this.#full / 2, LATER_RETURN);
    this.#left[seat] = Math.max(this.#left[seat], least);
  }

  /** From now on the clocks of these run. `again` has taken a move back, and gets no new days for that. */
  ask(running: readonly Seat[], again?: Seat): void {
    if (this.#clock.pace === 'days') {
      for (const seat of running) {
        if (!this.#running.includes(seat) && seat !== again) this.#left[seat] = this.#full;
      }
    }
    this.#running = running;
  }

  at(now: number): Clocks {
    const gone = Math.max(0, now - this.#since);
    return {
      left: this.#left.map((left, seat) => (this.#running.includes(seat) ? Math.max(0, left - gone) : left)),
      running: this.#running,
    };
  }

  /** When the next clock runs out, and whose: a move that is late by its lag still counts. */
  get deadline(): { readonly at: number; readonly seat: Seat } | undefined {
    let first: { at: number; seat: Seat } | undefined;
    for (const seat of this.#running) {
      const grace = this.#clock.pace === 'live' ? Math.min(MOST_LAG, this.#lagQuota[seat]) : 0;
      const at = this.#since + this.#left[seat] + grace;
      if (!first || at < first.at) first = { at, seat };
    }
    return first;
  }

  #giveBack(seat: Seat, lag: number): number {
    const given = Math.min(lag, MOST_LAG, this.#lagQuota[seat], this.#spent[seat]);
    this.#lagQuota[seat] = Math.min(LAG_QUOTA, this.#lagQuota[seat] - given + LAG_REGAIN);
    return given;
  }
}
