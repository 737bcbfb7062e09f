import { type Seat, type Seed, Sfc32, seedFrom } from '@ahu/core';
import { type Day, dayOf } from './calendar.ts';

export { ISLANDER } from './islander.ts';

/** A table that is the same for everybody on one day. */
export interface Island extends Day {
  /** The seat of the person; bots have the others. */
  readonly person: Seat;
  readonly seed: Seed;
}

/**
 * The island of a date; throws `RangeError` where there is none.
 * @example
 * islandOf('2026-11-01').game; // 'giants'
 */
export function islandOf(date: string): Island {
  const day = dayOf(date);
  const person = new Sfc32(`island ${date}`).below(day.seats);
  return { ...day, person, seed: seedFrom(`island of the day ${date}`) };
}
