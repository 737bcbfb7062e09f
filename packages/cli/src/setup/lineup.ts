import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import type { GameManifest } from '../games/contract/manifest.ts';
import { wrongUsage } from '../terminal/failure.ts';
import { expectName } from '../terminal/nearest.ts';
import { BOTS, type BotName, botOf } from './bots.ts';
import { atLeastOne, list } from './table.ts';

export const botsOption = (): Option =>
  new Option('--bots <list>', 'one bot for all seats, or one each').argParser(list).default(['greedy'], 'greedy');

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
  const bots = names.map((name) => expectName('bot', name, BOTS));
  for (const bot of bots) botOf(manifest, bot, seats);
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0]);
  if (bots.length === seats) return bots;
  throw wrongUsage(`--bots names ${bots.length} bots for ${seats} seats; give one for all, or one each`);
}
