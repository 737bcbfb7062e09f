import { type Played, seatsOf } from './played.ts';

/** Games that have something in common, and how they went. */
export interface Tally {
  readonly key: string;
  readonly games: number;
  readonly won: number;
  /** On average. */
  readonly place: number;
  readonly points: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Games by what they have in common, those with the most games first; a game may have several keys. */
export function tallyBy(games: readonly Played[], keysOf: (game: Played) => Iterable<string>): Tally[] {
  const groups = new Map<string, Played[]>();
  for (const game of games) {
    for (const key of new Set(keysOf(game))) groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  const tallies = [...groups].map(([key, group]) => ({
    key,
    games: group.length,
    won: group.filter(({ won }) => won).length,
    place: mean(group.map(({ place }) => place)),
    points: mean(group.map(({ points }) => points)),
  }));
  return tallies.sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));
}

/** The month of a moment where the reader is: '2026-11'. */
export function monthOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

/** The latest months up to one, oldest first, with those in which nothing was played. */
export function monthsUpTo(last: string, count: number): string[] {
  const [year, month] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, i) => monthOf(new Date(year, month - count + i, 1).getTime()));
}

/** Bots count by their level, all those of one table as one opponent. */
export const opponentKeys = ({ opponents }: Played): string[] =>
  opponents.map(({ name, bot }) => (bot === undefined ? `person ${name}` : `bot ${bot}`));

/** The average points by source. */
export function sourcesOf(games: readonly Played[]): { readonly source: string; readonly points: number }[] {
  const sources = [...new Set(games.flatMap(({ account }) => Object.keys(account)))];
  return sources
    .map((source) => ({ source, points: mean(games.map(({ account }) => account[source] ?? 0)) }))
    .filter(({ points }) => points !== 0);
}

/** What strong bots make in the same games, by source: those of each number of players count as often as here. */
export function mastersFor(
  games: readonly Played[],
  mastersOf: (game: string, seats: number) => Readonly<Record<string, number>> | undefined,
): Readonly<Record<string, number>> | undefined {
  const known = games.flatMap((each) => {
    const masters = mastersOf(each.game, seatsOf(each));
    return masters ? [masters] : [];
  });
  if (known.length === 0) return undefined;
  const sources = [...new Set(known.flatMap((each) => Object.keys(each)))];
  return Object.fromEntries(sources.map((source) => [source, mean(known.map((each) => each[source] ?? 0))]));
}

/** The chances that were given away in those games that were analysed, on average; undefined if none was. */
export function missedIn(games: readonly Played[]): { games: number; cost: number; accuracy: number } | undefined {
  const missed = games.flatMap((each) => each.missed ?? []);
  if (missed.length === 0) return undefined;
  const [cost, accuracy] = [mean(missed.map((each) => each.cost)), mean(missed.map((each) => each.accuracy))];
  return { games: missed.length, cost, accuracy };
}
