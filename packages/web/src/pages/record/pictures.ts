import type { GameId } from '@ahu/games/list';
import { loadKit } from '../../games/registry.ts';
import { w as gameWords } from '../../games/words/index.ts';
import { percent } from '../../platform/percent.ts';
import { settings } from '../../platform/settings.svelte.ts';
import { withWords } from '../../platform/words/catalogue.svelte.ts';
import { mastersOf } from '../analysis/masters.ts';
import type { Bar } from './bars.ts';
import type { Played } from './played.ts';
import { mastersFor, missedIn, monthOf, monthsUpTo, sourcesOf, type Tally, tallyBy } from './tally.ts';
import { w } from './words/index.ts';

/** Opponents that are listed. */
const OPPONENTS = 10;
/** Months that are shown. */
const MONTHS = 12;

const decimal = (value: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value).replace('-', '−');

/** How groups of games went, all bars on one scale. */
export function tallyBars(tallies: readonly Tally[], labelOf: (key: string) => string): Bar[] {
  const most = Math.max(1, ...tallies.map(({ games }) => games));
  return tallies.map(({ key, games, won, place, points }) => ({
    label: labelOf(key),
    length: games / most,
    part: won / games,
    cells: [w().wonOf({ won, games }), decimal(place), decimal(points)],
  }));
}

/** Whom a key of an opponent stands for. */
export function opponentLabel(key: string): string {
  if (key.startsWith('person ')) return key.slice('person '.length);
  const level = key.slice('bot '.length);
  const levels: Readonly<Record<string, string>> = gameWords().levels;
  return level === 'islander' ? w().islander : (levels[level] ?? level);
}

export const opponentsShown = (tallies: readonly Tally[]): readonly Tally[] => tallies.slice(0, OPPONENTS);

/** The last twelve months up to the latest game. */
export function monthTallies(games: readonly Played[]): Tally[] {
  const found = new Map(tallyBy(games, ({ at }) => [monthOf(at)]).map((each) => [each.key, each]));
  const last = monthOf(Math.max(...games.map(({ at }) => at)));
  return monthsUpTo(last, MONTHS).map((key) => found.get(key) ?? { key, games: 0, won: 0, place: 0, points: 0 });
}

/** The points of one game by source, beside those of strong bots; the words come with the game. */
export async function sourceBars(game: GameId, games: readonly Played[]): Promise<Bar[]> {
  const kit = await withWords(loadKit(game));
  const own = sourcesOf(games);
  const masters = mastersFor(games, mastersOf);
  const most = Math.max(1, ...own.map(({ points }) => points), ...Object.values(masters ?? {}));
  return own.map(({ source, points }) => {
    const theirs = masters?.[source];
    return {
      label: kit.source(source),
      length: Math.max(0, points) / most,
      ...(theirs !== undefined && { mark: Math.max(0, theirs) / most }),
      cells: [decimal(points), ...(masters ? [decimal(theirs ?? 0)] : [])],
    };
  });
}

/** What was missed in groups of games, of those that were analysed. */
export function missedBars(groups: readonly { readonly label: string; readonly games: readonly Played[] }[]): Bar[] {
  const found = groups.flatMap(({ label, games }) => {
    const missed = missedIn(games);
    return missed ? [{ label, ...missed }] : [];
  });
  const most = Math.max(0.01, ...found.map(({ cost }) => cost));
  return found.map(({ label, games, cost, accuracy }) => ({
    label,
    length: cost / most,
    cells: [percent(cost), `${Math.round(accuracy)}`, `${games}`],
  }));
}
