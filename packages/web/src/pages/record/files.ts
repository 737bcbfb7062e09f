import { type Played, seatsOf } from './played.ts';

/** Programs that open tables would take a name that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | boolean | undefined): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const round = (value: number | undefined, digits: number): number | undefined =>
  value === undefined ? undefined : Math.round(value * 10 ** digits) / 10 ** digits;

/** One line a game, with a column for each source of points; names of columns are the same in every language. */
export function csvOf(games: readonly Played[]): string {
  const sources = [...new Set(games.flatMap(({ account }) => Object.keys(account)))].sort();
  const head = ['ended', 'game', 'players', 'opponents', 'place', 'won', 'points', 'missed', 'accuracy'];
  const lines = games.map((each) => [
    new Date(each.at).toISOString(),
    each.game,
    seatsOf(each),
    each.opponents.map(({ name, bot }) => (bot === undefined ? name : `${name} (${bot})`)).join('; '),
    each.place,
    each.won,
    each.points,
    round(each.missed?.cost, 3),
    round(each.missed?.accuracy, 1),
    each.online,
    each.practice,
    ...sources.map((source) => each.account[source]),
    each.id,
  ]);
  const titles = [...head, 'online', 'practice', ...sources.map((source) => `points: ${source}`), 'id'];
  return `${[titles, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

export const jsonOf = (games: readonly Played[]): string =>
  JSON.stringify({ format: 'ahu-record', version: 1, games }, null, 1);
