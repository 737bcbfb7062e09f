import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import { wrongUsage } from '../failure.ts';
import { BOTS, type BotName } from '../games.ts';
import { expectName } from '../nearest.ts';
import { progressBar } from '../progress.ts';
import type { Job } from '../simulation/job.ts';
import { simulate as run } from '../simulation/pool.ts';
import { describeSummary, summarize } from '../simulation/summary.ts';
import { atLeastOne, list, type TableFlags, tableOf, withTableFlags } from '../table.ts';
import { heading, print } from '../terminal.ts';

interface Flags extends TableFlags {
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly rotate: boolean;
  readonly json: boolean;
}

export const simulate = withTableFlags(new Command('simulate'))
  .description('let bots play many games, on all cores, and sum them up')
  .argument('<game>', 'which game')
  .addOption(
    new Option('--bots <list>', 'one bot for all seats, or one each').argParser(list).default(['greedy'], 'greedy'),
  )
  .addOption(new Option('--games <n>', 'how many').argParser(atLeastOne).default(1000))
  .option('--seed <words>', 'the same words give the same games', '1')
  .addOption(
    new Option('--workers <n>', 'how many threads; the result is the same')
      .argParser(atLeastOne)
      .default(availableParallelism(), 'one a core'),
  )
  .option('--rotate', 'the bots move on by one seat after each game', false)
  .option('--json', 'print one JSON object', false)
  .addHelpText(
    'after',
    `
Examples:
  ahu simulate rapa-nui-cards
  ahu simulate rapa-nui-cards --bots greedy,random,random --rotate --games 5000
  ahu simulate rapa-nui-cards --seats 2 --seed 7 --json`,
  )
  .action(async (id: string, flags: Flags) => {
    const { title, seats, options } = tableOf(id, { ...flags, ...seatsFor(flags) });
    const job: Job = {
      game: title.game.id,
      options,
      bots: botsFor(seats, flags.bots),
      seed: flags.seed,
      rotate: flags.rotate,
    };
    const start = performance.now();
    const tally = await run(job, flags.games, flags.workers, progressBar(flags.games));
    const seconds = (performance.now() - start) / 1000;
    if (flags.json) print([JSON.stringify(summarize(job, tally, seconds))]);
    else print([heading(`${title.name}: ${seats} players`), ...describeSummary(job, tally, seconds)]);
  });

/** Whoever names several bots need not count them. */
const seatsFor = ({ seats, bots }: Flags): { seats?: number } =>
  seats === undefined && bots.length > 1 ? { seats: bots.length } : {};

function botsFor(seats: number, names: readonly string[]): BotName[] {
  const bots = names.map((name) => expectName('bot', name, BOTS));
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0]);
  if (bots.length === seats) return bots;
  throw wrongUsage(`--bots names ${bots.length} bots for ${seats} seats; give one for all, or one each`);
}
