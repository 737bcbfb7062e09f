import type { GameId } from '@ahu/games/list';

/** What is known of a day's island without working out its dice. */
export interface Day {
  /** The day in UTC: '2026-11-17'. */
  readonly date: string;
  /** Counts the days from the first island, which is number 1. */
  readonly number: number;
  readonly game: GameId;
  readonly seats: number;
}

/** The games, in turn, each with the numbers of players that take turns. A game that is not listed has no days. */
const TURNS: readonly { readonly game: GameId; readonly seats: readonly number[] }[] = [
  { game: 'giants', seats: [3, 4] },
  { game: 'rapa-nui', seats: [2, 3, 4] },
  { game: 'rapa-nui-cards', seats: [2, 3, 4] },
];

export const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 10, 1);

/**
 * The day of a moment, for everybody alike.
 * @example
 * dateAt(Date.UTC(2026, 10, 17, 23, 59)); // '2026-11-17'
 */
export const dateAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * The number of a date's island; undefined for what is no date, and for days before the first island.
 * @example
 * numberOf('2026-11-01'); // 1
 * numberOf('2026-02-30'); // undefined
 */
export function numberOf(date: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time) || dateAt(time) !== date || time < FIRST) return undefined;
  return 1 + Math.round((time - FIRST) / DAY);
}

/**
 * What is played on a date; throws `RangeError` where there is no island.
 * @example
 * dayOf('2026-11-01').game; // 'giants'
 */
export function dayOf(date: string): Day {
  const number = numberOf(date);
  if (number === undefined) throw new RangeError(`there is no island of ${date}`);
  const { game, seats: counts } = TURNS[(number - 1) % TURNS.length];
  return { date, number, game, seats: counts[Math.floor((number - 1) / TURNS.length) % counts.length] };
}
