import type { Clocks } from '@ahu/protocol';

/** Clocks as they stood when they came. */
export interface SeenClocks extends Clocks {
  /** By the page's own clock: nobody else's is compared with it. */
  readonly at: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this it gets tight. */
const TIGHT = 30 * SECOND;

export interface TimeLeft {
  readonly milliseconds: number;
  readonly runs: boolean;
  readonly tight: boolean;
}

export function timeLeft({ left, running, at }: SeenClocks, seat: number, now: number): TimeLeft {
  const runs = running.includes(seat);
  const milliseconds = Math.max(0, left[seat] - (runs ? now - at : 0));
  return { milliseconds, runs, tight: milliseconds < TIGHT };
}

const two = (n: number): string => String(n).padStart(2, '0');

/** 9:05, or 1:09:05 from an hour on. */
export function digits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The largest unit that there is at least two of, or the next smaller: 47 hours are told as hours. */
export function roughly(milliseconds: number): { readonly unit: 'days' | 'hours' | 'minutes'; readonly count: number } {
  if (milliseconds >= 2 * DAY) return { unit: 'days', count: Math.round(milliseconds / DAY) };
  if (milliseconds >= 2 * HOUR) return { unit: 'hours', count: Math.round(milliseconds / HOUR) };
  return { unit: 'minutes', count: Math.ceil(milliseconds / MINUTE) };
}
