import { Malformed } from '@ahu/core';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { GameManifest } from '../games/contract/manifest.ts';
import { findGame, MANIFESTS } from '../games/games.ts';
import { loadJson } from '../matches/files.ts';
import { wrongUsage } from '../terminal/failure.ts';
import { expectName } from '../terminal/nearest.ts';

/** What a game is played with: how many, and by which options. */
export interface Table {
  readonly manifest: GameManifest;
  readonly seats: number;
  readonly options: unknown;
}

export interface TableFlags {
  readonly seats?: number;
  readonly option: readonly string[];
}

export function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a whole number.');
}

export function atLeastOne(text: string): number {
  const number = wholeNumber(text);
  if (number > 0) return number;
  throw new InvalidArgumentError('Expected at least 1.');
}

export const jsonOption = (): Option => new Option('--json', 'print one JSON object').default(false);

export const list = (text: string): string[] => text.split(',').map((each) => each.trim());

const optionHelp = (): string =>
  MANIFESTS.flatMap(({ game }) =>
    Object.entries(game.options).map(([name, { choices, about }]) => {
      const values = choices === undefined ? 'FILE.json' : choices.join('|');
      return `  ${game.id}  --option ${name}=${values}\n      ${about}${choices ? ` (usually ${choices[0]})` : ''}`;
    }),
  ).join('\n');

/** Adds the flags that set a table to a command. */
export function withTableFlags(command: Command): Command {
  return command
    .addOption(new Option('--seats <n>', 'how many players').argParser(atLeastOne))
    .addOption(
      new Option('--option <name=value>', 'an option of the table; may be repeated')
        .argParser((entry: string, entries: readonly string[]) => [...entries, entry])
        .default([], 'none'),
    )
    .addHelpText('after', () => `\nOptions of the tables:\n${optionHelp()}`);
}

export function tableOf(id: string, flags: TableFlags): Table {
  const manifest = findGame(id);
  const { game } = manifest;
  const seats = flags.seats ?? (game.seats.includes(3) ? 3 : game.seats[0]);
  if (!game.seats.includes(seats)) throw wrongUsage(`${id} is for ${game.seats.join(', ')} players, not ${seats}`);
  return { manifest, seats, options: readOptions(manifest, flags.option) };
}

function readOptions({ game }: GameManifest, entries: readonly string[]): unknown {
  const chosen = entries.map((entry) => {
    const [typed, ...rest] = entry.split('=');
    const name = expectName(`option of ${game.id}`, typed, Object.keys(game.options));
    const { choices } = game.options[name];
    const value = rest.join('=');
    if (choices === undefined) return [name, loadJson(value)];
    const index = choices.map(String).indexOf(expectName(`value of ${name}`, value, choices.map(String)));
    return [name, choices[index]];
  });
  try {
    return game.readOptions(Object.fromEntries(chosen));
  } catch (error) {
    if (error instanceof Malformed) throw wrongUsage(`--option: ${error.message}`);
    throw error;
  }
}
