import { numberOf } from './calendar.ts';

export interface Streak {
  /** Days in a row that end today or yesterday. */
  readonly now: number;
  readonly longest: number;
}

/**
 * The days in a row on which an island was played to its end.
 * @example
 * streakOf(['2026-11-14', '2026-11-16', '2026-11-17'], '2026-11-17'); // { now: 2, longest: 2 }
 */
export function streakOf(dates: readonly string[], today: string): Streak {
  const played = [...new Set(dates.flatMap((date) => numberOf(date) ?? []))].sort((a, b) => a - b);
  let [run, longest] = [0, 0];
  played.forEach((number, i) => {
    run = number - 1 === played[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  const isAlive = (numberOf(today) ?? 0) - (played.at(-1) ?? -1) <= 1;
  return { now: isAlive ? run : 0, longest };
}
