import type { Seat } from '@ahu/core';
import type { Clock, Clocks } from '@ahu/protocol';

const DAY = 86_400_000;

/**
 * The time that people have left. It follows from the times in the log alone, so that every process that reads a
 * table, before a restart or after it, sees the same clocks.
 */
export class TableClocks {
  readonly #clock: Clock;
  readonly #left: number[];
  #running: readonly Seat[] = [];
  #since = 0;

  constructor(clock: Clock, seats: number) {
    this.#clock = clock;
    this.#left = new Array(seats).fill(clock.pace === 'live' ? clock.bank * 1000 : clock.days * DAY);
  }

  /** Somebody moved at that moment (nobody at the start), and now these are asked. */
  turn(mover: Seat | undefined, running: readonly Seat[], at: number): void {
    for (const seat of this.#running) this.#left[seat] = Math.max(0, this.#left[seat] - (at - this.#since));
    if (mover !== undefined) this.#reward(mover);
    // Whoever is asked anew has all their days again.
    if (this.#clock.pace === 'days') {
      for (const seat of running) if (!this.#running.includes(seat)) this.#left[seat] = this.#clock.days * DAY;
    }
    this.#running = running;
    this.#since = at;
  }

  /** Who came back from being away has at least a day, or half a bank. */
  refill(seat: Seat): void {
    const least = this.#clock.pace === 'live' ? (this.#clock.bank * 1000) / 2 : DAY;
    this.#left[seat] = Math.max(this.#left[seat], least);
  }

  at(now: number): Clocks {
    const gone = now - this.#since;
    return {
      left: this.#left.map((left, seat) => (this.#running.includes(seat) ? Math.max(0, left - gone) : left)),
      running: this.#running,
    };
  }

  /** When the next clock runs out, and whose. */
  get deadline(): { readonly at: number; readonly seat: Seat } | undefined {
    let first: { at: number; seat: Seat } | undefined;
    for (const seat of this.#running) {
      const at = this.#since + this.#left[seat];
      if (!first || at < first.at) first = { at, seat };
    }
    return first;
  }

  #reward(seat: Seat): void {
    if (this.#clock.pace === 'live') this.#left[seat] += this.#clock.increment * 1000;
    else this.#left[seat] = this.#clock.days * DAY;
  }
}
