import { Command, Option } from 'commander';
import { Record } from '../arena/record.ts';
import { describeStandings, sharesOfFirst, standings } from '../arena/standings.ts';
import { verdictOf } from '../arena/statistics.ts';
import { numbered } from '../games/contract/counting.ts';
import {
  botsOption,
  effortOption,
  iterationsOption,
  limitsOf,
  lineup,
  millisecondsOption,
  patienceOption,
  seatsFor,
  sprtOption,
  workersOption,
} from '../setup/lineup.ts';
import { atLeastOne, jsonOption, type TableFlags, tableOf, withTableFlags } from '../setup/table.ts';
import type { Job, Outcome } from '../simulation/job.ts';
import { playAll } from '../simulation/pool.ts';
import { expectSome, interruptible } from '../terminal/interrupt.ts';
import { progressBar } from '../terminal/progress.ts';
import { heading, print } from '../terminal/terminal.ts';

interface Flags extends TableFlags {
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly effort: number;
  readonly patience: number;
  readonly record?: string;
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly sprt?: readonly [number, number];
  readonly json: boolean;
}

export const arena = withTableFlags(new Command('arena'))
  .description('measure bots against each other, every one on every seat with the same seeds')
  .argument('<game>', 'which game')
  .addOption(botsOption())
  .addOption(new Option('--games <n>', 'how many').argParser(atLeastOne).default(200))
  .option('--seed <words>', 'the same words give the same games', '1')
  .addOption(workersOption())
  .addOption(effortOption())
  .addOption(patienceOption())
  .addOption(iterationsOption())
  .addOption(millisecondsOption())
  .addOption(sprtOption())
  .option('--record <file>', 'keep what was played, and go on from there next time')
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  ahu arena rapa-nui-cards --bots strong,greedy --games 400 --effort 0.1
  ahu arena giants --bots master,strong,strong --record master.arena
  ahu arena rapa-nui --bots fair,novice --json`,
  )
  .action(async (id: string, flags: Flags) => {
    const { manifest, seats, options } = tableOf(id, { ...flags, ...seatsFor(flags.seats, flags.bots) });
    const { seed, effort } = flags;
    const job: Job = {
      game: manifest.game.id,
      options,
      bots: lineup(manifest, seats, flags.bots),
      seed,
      rotate: true,
      effort,
      ...limitsOf(flags),
    };
    const signal = interruptible();
    const outcomes = await run(job, flags, signal);
    expectSome(outcomes, signal);
    if (flags.json) {
      const { game } = job;
      print([JSON.stringify({ game, options, seed, games: outcomes.length, bots: standings(job, outcomes) })]);
    } else print([heading(`${manifest.name}: ${seats} players`), ...describeStandings(job, outcomes, flags.sprt)]);
  });

/** Plays what is not on record yet; a gap, left by threads that were broken off, is played again. */
async function run(
  job: Job,
  { games, workers, patience, record: path, sprt }: Flags,
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const record = path === undefined ? undefined : new Record(path, job);
  const known = new Map(record?.outcomes.map((outcome) => [outcome.game, outcome]));
  let first = 0;
  while (first < games && known.has(first)) first++;
  const outcomes = Array.from({ length: first }, (_, game) => known.get(game) as Outcome);
  const progress = progressBar(games);
  progress(first);
  // With a test that may end it, a few rounds of all seats at a time.
  const step = sprt ? ROUNDS * job.bots.length : games;
  while (outcomes.length < games && !signal.aborted && !isDecided(job, outcomes, sprt)) {
    let played = outcomes.length;
    const last = Math.min(games, outcomes.length + step);
    const onDecisions = (decisions: number) => progress(played, numbered(decisions, 'decision'));
    const more = await playAll(job, outcomes.length, last, { workers, patience, signal, onDecisions }, (news) => {
      record?.add(news);
      played += news.length;
      progress(played);
    });
    outcomes.push(...more);
  }
  return outcomes;
}

const ROUNDS = 6;

const isDecided = (job: Job, outcomes: readonly Outcome[], sprt?: readonly [number, number]): boolean =>
  sprt !== undefined && verdictOf(sharesOfFirst(job, outcomes), ...sprt) !== 'open';
