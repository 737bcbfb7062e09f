import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { endBotProcesses } from '../bot-protocol/process.ts';
import type { GameManifest } from '../games/contract/manifest.ts';
import { EXIT, Failure, wrongUsage } from '../terminal/failure.ts';
import { expectName } from '../terminal/nearest.ts';
import { BOTS, type BotName, botOf } from './bots.ts';
import { atLeastOne } from './table.ts';

export const botsOption = (): Option =>
  new Option('--bots <list>', 'one bot for all seats, or one each').argParser(namesOf).default(['greedy'], 'greedy');

export const workersOption = (): Option =>
  new Option('--workers <n>', 'how many threads; the result is the same')
    .argParser(atLeastOne)
    .default(availableParallelism(), 'one a core');

export const effortOption = (): Option =>
  new Option('--effort <x>', 'how much of their usual iterations bots think').argParser(share).default(1);

export const patienceOption = (): Option =>
  new Option('--patience <seconds>', 'how long a bot may think about a decision before it is at fault')
    .argParser(atLeastOne)
    .default(120);

export const iterationsOption = (): Option =>
  new Option('--iterations <n>', 'how often every searching bot looks ahead, instead of what its level says').argParser(
    atLeastOne,
  );

export const millisecondsOption = (): Option =>
  new Option('--milliseconds <n>', 'how long every searching bot thinks about a decision').argParser(atLeastOne);

export const limitsOf = ({
  iterations,
  milliseconds,
}: {
  readonly iterations?: number;
  readonly milliseconds?: number;
}): object => ({ ...(iterations && { iterations }), ...(milliseconds && { milliseconds }) });

export const sprtOption = (): Option =>
  new Option('--sprt <low,high>', 'end when it is clear which of two shares the first bot wins').argParser(twoShares);

function twoShares(text: string): readonly [number, number] {
  const [low, high, ...others] = text.split(',').map(Number);
  if (low > 0 && high > low && high < 1 && others.length === 0) return [low, high];
  throw wrongUsage(`--sprt is two shares between 0 and 1, the lower one first, not "${text}"`);
}

function share(text: string): number {
  const number = Number(text);
  if (number > 0 && number <= 100) return number;
  throw wrongUsage(`--effort is a number above 0 and up to 100, not "${text}"`);
}

/** The number of bots is the number of seats, unless `--seats` says otherwise. */
export const seatsFor = (seats: number | undefined, bots: readonly string[]): { seats?: number } =>
  seats !== undefined ? { seats } : bots.length > 1 ? { seats: bots.length } : {};

/** A bot for every seat, each of which can play this game; that is told before any thread begins. */
export function lineup(manifest: GameManifest, seats: number, names: readonly string[]): BotName[] {
  const bots = names.map((name) => expectBot(name));
  bots.forEach((bot, slot) => {
    tryOut(bot, () => botOf(manifest, bot, seats, { slot: String(slot) }));
  });
  endBotProcesses();
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0]);
  if (bots.length === seats) return bots;
  throw wrongUsage(`--bots names ${bots.length} bots for ${seats} seats; give one for all, or one each`);
}

/** Throws a `Failure` that names the bot, if it does not begin to play. */
export function tryOut<Result>(bot: BotName, begin: () => Result): Result {
  try {
    return begin();
  } catch (error) {
    if (error instanceof Failure || !(error instanceof Error)) throw error;
    throw new Failure(EXIT.failed, `the bot ${bot} does not play: ${error.message}`, { cause: error });
  }
}

const ANY = /^(exec|script):/;

/** A name of the list or of the others, a level with a file of weights, a script of the game, or a command. */
export function expectBot(name: string, others: readonly string[] = []): BotName {
  if (ANY.test(name)) return name;
  const [level, ...file] = name.split('@');
  return [expectName('bot', level, [...BOTS, ...others]), ...file].join('@');
}

/** Names between commas; a command with commas in it stands in quotes. */
function namesOf(text: string): string[] {
  const names = text.match(/(?:"[^"]*"|'[^']*'|[^,])+/g) ?? [];
  return names.map((name) => name.trim().replace(/^(exec:)?(["'])(.*)\2$/, '$1$3'));
}
