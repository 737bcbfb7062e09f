import { writeWeights } from '@ahu/bots';
import { Command, Option } from 'commander';
import { describeStandings, sharesOfFirst, standings } from '../arena/standings.ts';
import { verdictOf } from '../arena/statistics.ts';
import type { GameManifest } from '../games/contract/manifest.ts';
import { findGame, MANIFESTS } from '../games/games.ts';
import { loadJson, save } from '../matches/files.ts';
import {
  expectBot,
  iterationsOption,
  limitsOf,
  lineup,
  millisecondsOption,
  patienceOption,
  workersOption,
} from '../setup/lineup.ts';
import { atLeastOne, jsonOption } from '../setup/table.ts';
import { loadWeights, weightsPath } from '../setup/weights.ts';
import type { Job, Outcome } from '../simulation/job.ts';
import { playAll } from '../simulation/pool.ts';
import { EXIT, Failure } from '../terminal/failure.ts';
import { progressBar } from '../terminal/progress.ts';
import { heading, print, printDone, wrap } from '../terminal/terminal.ts';

interface Flags {
  readonly games: number;
  readonly against: string;
  readonly into?: string;
  readonly seed: string;
  readonly workers: number;
  readonly patience: number;
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly json: boolean;
}

/** How much more than its even share it must win, as the test asks. */
const STRONGER = 0.1;
const GAMES_A_LOOK = 24;

const adopt = new Command('adopt')
  .description('let the bots play with these weights from now on, if an arena shows them to be stronger')
  .argument('<file>', 'weights, as `ahu train` leaves them')
  .addOption(new Option('--games <n>', 'after how many games it gives up').argParser(atLeastOne).default(600))
  .option('--against <bot>', 'whose tables it must win at', 'strong')
  .option('--into <file>', 'where they go; usually where the bots look for them')
  .option('--seed <words>', 'the same words give the same games', 'adopt')
  .addOption(iterationsOption().default(200))
  .addOption(millisecondsOption())
  .addOption(workersOption())
  .addOption(patienceOption())
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  ahu weights adopt data/training/giants-3/weights.json
  ahu weights adopt data/training/giants-3/weights.json --milliseconds 30`,
  )
  .action(async (file: string, flags: Flags) => {
    const { manifest, seats, made } = readAbout(file);
    const learnt = loadWeights(file, manifest, seats);
    const job: Job = {
      game: manifest.game.id,
      options: manifest.game.readOptions({}),
      bots: lineup(manifest, seats, [
        `strong@${file}`,
        ...Array.from({ length: seats - 1 }, () => expectBot(flags.against)),
      ]),
      seed: flags.seed,
      rotate: true,
      effort: 1,
      ...limitsOf(flags.milliseconds ? { milliseconds: flags.milliseconds } : flags),
    };
    const test = [1 / seats, 1 / seats + STRONGER] as const;
    const outcomes = await play(job, flags, test);
    const { json } = flags;
    if (!json) print([heading(`${manifest.name}: ${seats} players`), ...describeStandings(job, outcomes, test)]);
    if (verdictOf(sharesOfFirst(job, outcomes), ...test) !== 'higher') {
      throw new Failure(EXIT.failed, `${file} is not shown to be stronger; what the bots play with stays as it is`);
    }
    const path = flags.into ?? weightsPath(manifest.game.id, seats);
    const about = { ...made, games: learnt.games, adopted: inWords(job, outcomes, flags) };
    save(path, `${JSON.stringify(writeWeights(learnt.network, { game: manifest.game.id, made: about }), null, 2)}\n`);
    const { game, options, seed } = job;
    const bots = standings(job, outcomes);
    const done = { game, seats, options, seed, games: outcomes.length, bots, adopted: path };
    printDone(json, done, `  the bots play with them from now on: ${path}`);
  });

const list = new Command('list')
  .description('how the weights that the bots play with were made')
  .addOption(jsonOption())
  .addHelpText('after', '\nExamples:\n  ahu weights list\n  ahu weights list --json')
  .action(({ json }: { readonly json: boolean }) => {
    const known = MANIFESTS.flatMap(({ game, name }) =>
      game.seats.map((seats) => ({ game: game.id, name, seats, made: readAbout(weightsPath(game.id, seats)).made })),
    );
    if (json) return print([JSON.stringify(known.map(({ name: _, ...about }) => about))]);
    for (const [name, tables] of Map.groupBy(known, (each) => each.name)) {
      print([heading(name)]);
      for (const { seats, made } of tables) {
        const lines = Object.entries(made).flatMap(([what, how]) => wrap(`${what}: ${how}`, '    ', '      '));
        print([`  ${seats} players`, ...lines]);
      }
    }
  });

export const weights = new Command('weights')
  .description('what the bots have learnt: how it was made, and how better weights replace it')
  .addCommand(list)
  .addCommand(adopt)
  .addHelpText('after', '\nExamples:\n  ahu weights list\n  ahu weights adopt data/training/giants-3/weights.json');

interface About {
  readonly manifest: GameManifest;
  readonly seats: number;
  readonly made: Readonly<Record<string, string | number>>;
}

function readAbout(path: string): About {
  const { game, seats, made } = loadJson(path) as { game: string; seats: number; made: About['made'] };
  return { manifest: findGame(game), seats, made };
}

/** Until the test has come to a verdict. */
async function play(job: Job, flags: Flags, test: readonly [number, number]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const progress = progressBar(flags.games);
  const step = GAMES_A_LOOK - (GAMES_A_LOOK % job.bots.length);
  while (outcomes.length < flags.games && verdictOf(sharesOfFirst(job, outcomes), ...test) === 'open') {
    const before = outcomes.length;
    outcomes.push(...(await playAll(job, before, before + step, flags, (news) => progress(before + news.length))));
  }
  return outcomes;
}

function inWords(job: Job, outcomes: readonly Outcome[], { against, iterations, milliseconds }: Flags): string {
  const [{ winShare, low, high }] = standings(job, outcomes);
  const percent = (share: number): string => (100 * share).toFixed(1);
  const thinking = milliseconds ? `${milliseconds} ms` : `${iterations} iterations`;
  const table = `${job.bots.length - 1} × ${against}`;
  return `wins ${percent(winShare)} % (${percent(low)}–${percent(high)}) of ${outcomes.length} games against ${table}, ${thinking}`;
}
