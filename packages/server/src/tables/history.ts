import type { Ply, Seat } from '@ahu/core';
import { isByBot, type Written } from './events.ts';

/** A move that was not taken back. */
interface Made {
  readonly seat: Seat;
  readonly byBot: boolean;
}

/** How many plies a seat can take back before another seat moves, so that nobody can hold up a game. */
const MOST_TAKEN_BACK = 40;

/** What is known of the events of a table: their commands, whose they were, and how many plies there were after each. */
export class History {
  readonly #pliesAfter: number[] = [0];
  readonly #commands = new Map<string, number>();
  /** By seat: the number of the last event by which it moved, took back, left, returned or conceded. */
  readonly #lastOf: number[] = [];
  /** The number of the last event that changed the position. */
  #lastPly = 0;
  readonly #made: Made[] = [];
  /** By seat: how many plies it took back since another one moved. */
  readonly #takenBack = new Map<Seat, number>();

  /** The number of the last event. */
  get head(): number {
    return this.#pliesAfter.length - 1;
  }

  /** All moves that were not taken back. */
  get made(): readonly Made[] {
    return this.#made;
  }

  /** The number that a command was written under. */
  find(command: string): number | undefined {
    return this.#commands.get(command);
  }

  pliesAfter(seq: number): number {
    return this.#pliesAfter[seq];
  }

  /** The fewest plies that there were at any time since. */
  leastPliesSince(seq: number): number {
    return this.#pliesAfter.slice(seq).reduce((a, b) => Math.min(a, b));
  }

  hasActedSince(seq: number, seat: Seat): boolean {
    return (this.#lastOf[seat] ?? 0) > seq;
  }

  hasChangedSince(seq: number): boolean {
    return this.#lastPly > seq;
  }

  mayTakeBack(seat: Seat): boolean {
    return (this.#takenBack.get(seat) ?? 0) < MOST_TAKEN_BACK;
  }

  /** An event happened, and this is the log after it. */
  add({ seq, command, event }: Written, log: readonly Ply[]): void {
    if (log.length !== this.#pliesAfter[this.head]) this.#lastPly = seq;
    this.#commands.set(command, seq);
    this.#pliesAfter.push(log.length);
    // Who offers or declines to end the game has not moved by that.
    if ('seat' in event && event.kind !== 'offerEnd' && event.kind !== 'declineEnd') this.#lastOf[event.seat] = seq;
    if (event.kind === 'move') this.#move(event.seat, isByBot(command));
    if (event.kind === 'takeBack') this.#takeBack(event.seat);
  }

  #move(seat: Seat, byBot: boolean): void {
    this.#made.push({ seat, byBot });
    const own = this.#takenBack.get(seat) ?? 0;
    this.#takenBack.clear();
    this.#takenBack.set(seat, own);
  }

  #takeBack(seat: Seat): void {
    this.#made.pop();
    this.#takenBack.set(seat, (this.#takenBack.get(seat) ?? 0) + 1);
  }
}
