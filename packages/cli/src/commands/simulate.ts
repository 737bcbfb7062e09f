import { Command, Option } from 'commander';
import { numbered } from '../games/contract/counting.ts';
import { botsOption, effortOption, lineup, patienceOption, seatsFor, workersOption } from '../setup/lineup.ts';
import { atLeastOne, jsonOption, type TableFlags, tableOf, withTableFlags } from '../setup/table.ts';
import type { Job } from '../simulation/job.ts';
import { playAll } from '../simulation/pool.ts';
import { describeSummary, summarize } from '../simulation/summary.ts';
import { expectSome, interruptible } from '../terminal/interrupt.ts';
import { progressBar } from '../terminal/progress.ts';
import { heading, print } from '../terminal/terminal.ts';

interface Flags extends TableFlags {
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly rotate: boolean;
  readonly effort: number;
  readonly patience: number;
  readonly json: boolean;
}

export const simulate = withTableFlags(new Command('simulate'))
  .description('let bots play many games, on all cores, and sum them up')
  .argument('<game>', 'which game')
  .addOption(botsOption())
  .addOption(new Option('--games <n>', 'how many').argParser(atLeastOne).default(1000))
  .option('--seed <words>', 'the same words give the same games', '1')
  .addOption(workersOption())
  .option('--rotate', 'the bots move on by one seat after each game', false)
  .addOption(effortOption())
  .addOption(patienceOption())
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  ahu simulate rapa-nui-cards
  ahu simulate rapa-nui-cards --bots greedy,random,random --rotate --games 5000
  ahu simulate rapa-nui-cards --seats 2 --seed 7 --json`,
  )
  .action(async (id: string, flags: Flags) => {
    const { manifest, seats, options } = tableOf(id, { ...flags, ...seatsFor(flags.seats, flags.bots) });
    const { seed, rotate, effort } = flags;
    const job: Job = {
      game: manifest.game.id,
      options,
      bots: lineup(manifest, seats, flags.bots),
      seed,
      rotate,
      effort,
    };
    const progress = progressBar(flags.games);
    let played = 0;
    const start = performance.now();
    const signal = interruptible();
    progress(0);
    const onDecisions = (decisions: number) => progress(played, numbered(decisions, 'decision'));
    const outcomes = await playAll(job, 0, flags.games, { ...flags, signal, onDecisions }, (more) => {
      played += more.length;
      progress(played);
    });
    expectSome(outcomes, signal);
    const seconds = (performance.now() - start) / 1000;
    if (flags.json) print([JSON.stringify(summarize(job, outcomes, seconds))]);
    else print([heading(`${manifest.name}: ${seats} players`), ...describeSummary(job, outcomes, seconds)]);
  });
