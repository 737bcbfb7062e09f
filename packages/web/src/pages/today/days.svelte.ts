import { DAY, type Day, dateAt, dayOf, numberOf } from '@ahu/daily/calendar';
import { ISLANDER, islandOf } from '@ahu/daily/island';
import { type Result, standing } from '@ahu/daily/result';
import { type Streak, streakOf } from '@ahu/daily/streak';
import { Engine } from '../../engine/engine.ts';
import { BOT_NAMES } from '../../games/bots.ts';
import { islandId, islandIn } from '../../games/lessons.ts';
import { w as gameWords } from '../../games/words/index.ts';
import { settings } from '../../platform/settings.svelte.ts';
import { keep as keepHere, kept } from '../../platform/storage/local-store.ts';
import { find, type KeptMatch, keep, list } from '../../platform/storage/matches.ts';
import { newFile } from '../../table/matches/new-match.ts';
import { clanOf } from '../../ui/art/clans.ts';

/** Days that are listed. */
const LISTED = 14;
const RESULTS = 'ahu-islands';

/** A day, and what this browser has of it. */
export interface DayRow extends Day {
  readonly state: 'new' | 'begun' | 'over';
  readonly result?: Result;
}

/** Lays the table of a day if it is not there yet, and returns the id of its match. */
export async function layIsland(date: string): Promise<string> {
  const id = islandId(date);
  if (await find(id)) return id;
  const { game, seats, person, seed } = islandOf(date);
  const name = settings.name.trim() || gameWords().clans[clanOf(person)];
  const bots = BOT_NAMES.filter((each) => each !== name).map((each) => ({ name: each, bot: ISLANDER }));
  const sitters = Array.from({ length: seats }, (_, seat) => (seat === person ? { name } : bots[seat]));
  await keep(id, { ...newFile(game, sitters), seed }, { over: false });
  return id;
}

/** The results of finished islands by date; a match is asked for its points once. */
export async function resultOf({ id, file, over }: KeptMatch): Promise<Result | undefined> {
  const date = islandIn(id);
  if (date === undefined || !over || file.practice) return undefined;
  const known = kept<Record<string, Result>>(RESULTS, {});
  if (known[date]) return known[date];
  const engine = new Engine();
  try {
    await engine.ask('open', [file]);
    const { scores, winners } = await engine.ask('sheet', []);
    const result = standing(scores, winners, islandOf(date).person);
    keepHere(RESULTS, { ...known, [date]: result });
    return result;
  } finally {
    engine.close();
  }
}

/** The islands of the latest days, and how they went here. */
export class Days {
  readonly today = dateAt(Date.now());
  rows: readonly DayRow[] | undefined = $state.raw();
  streak: Streak = $state.raw({ now: 0, longest: 0 });

  async load(): Promise<void> {
    const matches = new Map((await list()).map((match) => [islandIn(match.id), match]));
    const number = numberOf(this.today) ?? 0;
    const dates = Array.from({ length: Math.min(LISTED, number) }, (_, i) => dateAt(Date.parse(this.today) - i * DAY));
    const rows: DayRow[] = [];
    for (const date of dates) {
      const match = matches.get(date);
      const result = match && (await resultOf(match));
      rows.push({ ...dayOf(date), state: match ? (match.over ? 'over' : 'begun') : 'new', ...(result && { result }) });
    }
    this.rows = rows;
    this.streak = streakOf(Object.keys(kept<Record<string, Result>>(RESULTS, {})), this.today);
  }
}
