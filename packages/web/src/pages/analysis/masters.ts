import points from '@ahu/analysis/masters';

interface Masters {
  readonly games: number;
  readonly thought: number;
  readonly points: Readonly<Record<string, number>>;
}

/** By source: the points of a seat in games of strong bots, on average; undefined where that was not measured. */
export const mastersOf = (game: string, seats: number): Masters['points'] | undefined =>
  (points as Readonly<Record<string, Masters>>)[`${game}-${seats}`]?.points;
