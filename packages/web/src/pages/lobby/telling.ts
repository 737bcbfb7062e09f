import { isGameId } from '@ahu/games/list';
import type { Clock, SeatInfo, TableInfo } from '@ahu/protocol';
import { LEVELS } from '../../games/bots.ts';
import { CARDS } from '../../games/cards.ts';
import { gameName } from '../../games/names.ts';
import { w as gameWords } from '../../games/words/index.ts';
import { nameAt } from '../../table/online/names.ts';
import { w } from './words/index.ts';

export const tableName = ({ game }: TableInfo): string => (isGameId(game) ? gameName(game) : game);

/** How strong a bot plays; undefined for people. */
export function levelOf({ bot }: SeatInfo): string | undefined {
  const level = LEVELS.find((each) => each === bot);
  return level && gameWords().levels[level];
}

/** Who sits at a table already, and what they play. */
export function told(table: TableInfo): { game: string; names: string } {
  const names = table.seats.flatMap((sitter, seat) => (sitter ? [nameAt(sitter, seat)] : []));
  return { game: tableName(table), names: names.length > 0 ? w().players({ names }) : w().nobodyYet };
}

export function clockTold(clock: Clock): string {
  if (clock.pace === 'live') return w().live({ minutes: Math.round(clock.bank / 6) / 10, seconds: clock.increment });
  return clock.days < 1 ? w().hours({ hours: Math.round(clock.days * 24) }) : w().days({ days: clock.days });
}

/** The options that were chosen, by name. */
export function optionsTold({ game, options }: TableInfo): string[] {
  if (!isGameId(game)) return [];
  const chosen = options as Readonly<Record<string, unknown>>;
  return CARDS[game].options
    .filter(({ key, chosen: value, usual }) => (usual === undefined ? chosen[key] === value : chosen[key] !== usual))
    .map(({ key }) => CARDS[game].words().options[key].name);
}
