import { broaden, type Network, writeWeights } from '@ahu/bots';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { GameManifest } from '../games/contract/manifest.ts';
import { save } from '../matches/files.ts';
import { atLeastOne, tableOf } from '../setup/table.ts';
import { type Learnt, loadWeights, weightsPath } from '../setup/weights.ts';
import { heading, print } from '../terminal/terminal.ts';
import { type Course, type Report, train as teach } from '../training/course.ts';
import { plot } from '../training/plot.ts';

interface Flags {
  readonly seats: number;
  readonly minutes: number;
  readonly games?: number;
  readonly seed: string;
  readonly hidden: number;
  readonly out?: string;
  readonly resume: boolean;
  readonly from?: number;
}

export const train = new Command('train')
  .description('let a bot learn a game by playing against itself')
  .argument('<game>', 'which game')
  .addOption(new Option('--seats <n>', 'how many players').argParser(atLeastOne).makeOptionMandatory())
  .addOption(new Option('--minutes <m>', 'how long').argParser(positive).default(5))
  .addOption(new Option('--games <n>', 'so many games instead, however long they take').argParser(atLeastOne))
  .option('--seed <words>', 'the same words and --games learn the same', '1')
  .addOption(new Option('--hidden <n>', 'units of the hidden layer').argParser(atLeastOne).default(64))
  .option('--out <file>', 'where the weights go; usually where the bots look for them')
  .option('--resume', 'go on from the weights that are there; a run that was broken off left its best', false)
  .addOption(
    new Option('--from <n>', 'begin with what was learnt for n players').argParser(atLeastOne).conflicts('resume'),
  )
  .addHelpText(
    'after',
    `
Examples:
  ahu train rapa-nui-cards --seats 2 --minutes 10
  ahu train giants --seats 4 --minutes 30 --resume`,
  )
  .action(async (id: string, flags: Flags) => {
    const { manifest, seats } = tableOf(id, { seats: flags.seats, option: [] });
    const path = flags.out ?? weightsPath(manifest.game.id, seats);
    const course = courseOf(manifest, seats, path, flags);
    const { inputs, hidden } = course;
    print([heading(`${manifest.name}: a ${inputs}-${hidden}-1 network for ${seats} players`)]);
    const { best, reports } = await teach(course, (report, network) => {
      tell(report);
      if (network) keep(path, course, commandOf(flags, course), report, network);
    });
    print([...plot(reports), '', `  the best, after ${best.games} games, is in ${path}`]);
  });

function tell({ minutes, games, loss, wins }: Report): void {
  const share = `${(100 * wins).toFixed(1)} %`.padStart(7);
  print([
    `  ${minutes.toFixed(1).padStart(5)} min  ${String(games).padStart(7)} games  loss ${loss.toFixed(4)}  wins against greedy ${share}`,
  ]);
}

function courseOf(manifest: GameManifest, seats: number, path: string, flags: Flags): Course {
  const learnt = beginningOf(manifest, seats, path, flags);
  return {
    game: manifest.game.id,
    seats,
    inputs: manifest.insight.featureCount(seats),
    hidden: learnt?.network.hidden ?? flags.hidden,
    seed: flags.seed,
    minutes: flags.games === undefined ? flags.minutes : Number.POSITIVE_INFINITY,
    games: flags.games ?? Number.POSITIVE_INFINITY,
    ...(learnt && { from: { weights: learnt.network.weights, games: learnt.games } }),
  };
}

function beginningOf(manifest: GameManifest, seats: number, path: string, { resume, from }: Flags): Learnt | undefined {
  if (from === undefined) return resume ? loadWeights(path, manifest, seats) : undefined;
  const { network, games } = loadWeights(weightsPath(manifest.game.id, from), manifest, from);
  return { network: broaden(manifest.insight, network, from, seats), games };
}

function commandOf(flags: Flags, { game, seats, seed }: Course): string {
  const length = flags.games === undefined ? `--minutes ${flags.minutes}` : `--games ${flags.games}`;
  const beginning = flags.resume ? ' --resume' : flags.from === undefined ? '' : ` --from ${flags.from}`;
  return `ahu train ${game} --seats ${seats} ${length} --seed ${seed}${beginning}`;
}

/** Whatever did best so far is in its file, so that a run can be broken off. */
function keep(path: string, { game, seats }: Course, command: string, { games, wins }: Report, network: Network): void {
  const made = { command, games, winsAgainstGreedy: Number(wins.toFixed(3)) };
  save(path, `${JSON.stringify(writeWeights(network, { game, seats, made }), null, 2)}\n`);
}

function positive(text: string): number {
  const number = Number(text);
  if (number > 0) return number;
  throw new InvalidArgumentError('Expected a number above 0.');
}
