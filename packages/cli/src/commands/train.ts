import { Network, scatter, traitsOf } from '@ahu/bots';
import { Sfc32 } from '@ahu/core';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { GameManifest } from '../games/contract/manifest.ts';
import { atLeastOne, tableOf } from '../setup/table.ts';
import { type Learnt, loadWeights } from '../setup/weights.ts';
import { EXIT, Failure } from '../terminal/failure.ts';
import { heading, print } from '../terminal/terminal.ts';
import { type Course, type Report, train as teach } from '../training/course.ts';
import { Folder, type Plan } from '../training/folder.ts';
import { plot } from '../training/plot.ts';

interface Flags {
  readonly seats: number;
  readonly minutes: number;
  readonly games?: number;
  readonly seed: string;
  readonly hidden: number;
  readonly lanes: number;
  readonly exams: number;
  readonly examGames: number;
  readonly out?: string;
  readonly resume: boolean;
  readonly from?: string;
}

export const train = new Command('train')
  .description('let a bot learn a game by playing against itself and its earlier versions')
  .argument('<game>', 'which game')
  .addOption(new Option('--seats <n>', 'how many players').argParser(atLeastOne).makeOptionMandatory())
  .addOption(new Option('--minutes <m>', 'how long').argParser(positive).default(60))
  .addOption(new Option('--games <n>', 'so many games instead, however long they take').argParser(atLeastOne))
  .option('--seed <words>', 'the same words, --lanes and --games learn the same', '1')
  .addOption(new Option('--hidden <n>', 'units of the hidden layer, in sixteens').argParser(atLeastOne).default(64))
  .addOption(
    new Option('--lanes <n>', 'how many threads play, beside the one that learns').argParser(atLeastOne).default(1),
  )
  .addOption(new Option('--exams <n>', 'how many games lie between two exams').argParser(atLeastOne).default(1600))
  .addOption(
    new Option('--exam-games <n>', 'how many games an exam has against each opponent')
      .argParser(atLeastOne)
      .default(60),
  )
  .option('--out <folder>', 'what it leaves behind (default: data/training/GAME-SEATS)')
  .option('--from <file>', 'weights to begin with')
  .option('--resume', 'go on with the training of the folder', false)
  .addHelpText(
    'after',
    `
Examples:
  ahu train rapa-nui-cards --seats 2 --minutes 10
  ahu train giants --seats 4 --from packages/bots/weights/giants-4.json --games 20000
  ahu train giants --seats 4 --resume`,
  )
  .action(async (id: string, flags: Flags) => {
    const { manifest, seats } = tableOf(id, { seats: flags.seats, option: [] });
    const folder = new Folder(flags.out ?? `data/training/${manifest.game.id}-${seats}`);
    if (!flags.resume && !folder.isEmpty) {
      throw new Failure(EXIT.file, `${folder.path}: holds a training; go on with --resume, or name another --out`);
    }
    const course = courseOf(manifest, seats, flags);
    const plan = planOf(course, flags);
    const standing = flags.resume ? folder.standing(plan) : undefined;
    const { inputs, hidden, traits } = course.shape;
    print([heading(`${manifest.name}: a ${inputs}-${hidden}-${seats}+${traits} network for ${seats} players`)]);
    const reports = await teach(
      course,
      (report, network, standing) => {
        tell(report);
        folder.keep(plan, commandOf(course, flags), report, network, standing());
      },
      standing,
    );
    print([...plot(reports, seats), '', `  the weights after ${reports.at(-1)?.games} games are in ${folder.weights}`]);
  });

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`.padStart(5);

function tell({ minutes, games, losses, beginning, last, greedy }: Report): void {
  const played = `${minutes.toFixed(1).padStart(5)} min ${String(games).padStart(7)} games`;
  const loss = `loss ${losses.value.toFixed(4)} ${losses.moves.toFixed(3)}`;
  print([
    `  ${played}  ${loss}  wins: beginning ${percent(beginning)} last ${percent(last)} greedy ${percent(greedy)}`,
  ]);
}

function courseOf(manifest: GameManifest, seats: number, flags: Flags): Course {
  const { game, insight } = manifest;
  const traits = traitsOf(game, insight);
  const from = beginningOf(manifest, seats, flags);
  return {
    game: game.id,
    shape: from.network.shape,
    traits,
    moveCount: game.moveCount,
    seed: flags.seed,
    lanes: flags.lanes,
    exams: flags.exams,
    examGames: flags.examGames,
    minutes: flags.games === undefined ? flags.minutes : Number.POSITIVE_INFINITY,
    games: flags.games ?? Number.POSITIVE_INFINITY,
    from: { weights: from.network.weights, games: from.games },
  };
}

function beginningOf(manifest: GameManifest, seats: number, { from, hidden, seed }: Flags): Learnt {
  if (from !== undefined) return loadWeights(from, manifest, seats);
  const { kinds, count } = traitsOf(manifest.game, manifest.insight);
  const inputs = manifest.insight.featureCount(seats);
  const network = new Network({ inputs, hidden, seats, kinds, traits: count });
  scatter(network, new Sfc32(`weights ${seed}`));
  return { network, games: 0 };
}

const planOf = ({ game, shape, seed }: Course, { from }: Flags): Plan => ({
  game,
  seats: shape.seats,
  hidden: shape.hidden,
  seed,
  from: from ?? 'nothing',
});

function commandOf({ game, shape, seed, lanes, games }: Course, { from, minutes }: Flags): string {
  const length = games === Number.POSITIVE_INFINITY ? `--minutes ${minutes}` : `--games ${games}`;
  const beginning = from === undefined ? '' : ` --from ${from}`;
  return `ahu train ${game} --seats ${shape.seats} ${length} --seed ${seed} --lanes ${lanes}${beginning}`;
}

function positive(text: string): number {
  const number = Number(text);
  if (number > 0) return number;
  throw new InvalidArgumentError('Expected a number above 0.');
}
