import { existsSync } from 'node:fs';
import {
  EQUAL,
  type Exercise,
  type ExerciseFile,
  examine,
  type Knowledge,
  mine as minedIn,
  mineMatch,
  positionOf,
  readExercises,
} from '@ahu/analysis';
import { kernelReady } from '@ahu/bots';
import { readMatch } from '@ahu/core';
import { Command, Option } from 'commander';
import { numbered } from '../games/contract/counting.ts';
import type { GameManifest } from '../games/contract/manifest.ts';
import { findGame } from '../games/games.ts';
import { load, save } from '../matches/files.ts';
import { networkOf } from '../setup/bots.ts';
import { atLeastOne, jsonOption, tableOf } from '../setup/table.ts';
import { EXIT, Failure } from '../terminal/failure.ts';
import { progressBar, showStatus } from '../terminal/progress.ts';
import { print, printDone } from '../terminal/terminal.ts';

interface MineFlags {
  readonly seats?: number;
  readonly count: number;
  readonly out: string;
  readonly from?: readonly string[];
  readonly thought: number;
  readonly iterations: number;
  readonly json: boolean;
}

const mine = new Command('mine')
  .description('find positions in which one move is clearly best, in games of bots or in finished matches')
  .argument('<game>', 'which game')
  .addOption(new Option('--seats <n>', 'how many players').argParser(atLeastOne))
  .addOption(
    new Option('--count <n>', 'how many exercises for that number of players the file shall have')
      .argParser(atLeastOne)
      .default(40),
  )
  .requiredOption('--out <file>', 'where they go; a file that is there already is gone on with')
  .option('--from <files...>', 'match files to look in, instead of games of bots')
  .addOption(new Option('--thought <n>', 'iterations of the bots that play').argParser(atLeastOne).default(400))
  .addOption(
    new Option(
      '--iterations <n>',
      'iterations of the first look; it is confirmed with ten times as many, in three worlds',
    )
      .argParser(atLeastOne)
      .default(1000),
  )
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
A position is an exercise if one move, or up to three that are equal, are better than all others by at least 6 % of
the chance to win, beyond two standard errors. The file is written after every exercise, so that it can be stopped.

Examples:
  ahu exercises mine giants --seats 3 --count 40 --out giants.json
  ahu exercises mine giants --from finished-*.json --out giants.json`,
  )
  .action(async (id: string, flags: MineFlags) => {
    await kernelReady();
    const { manifest, seats } = tableOf(id, { ...flags, option: [] });
    const { game } = manifest;
    const file = new Quarry(flags.out, manifest, flags);
    if (flags.from) {
      for (const [i, path] of flags.from.entries()) {
        showStatus(`${i + 1} of ${flags.from.length}: ${path} …`);
        const match = load(path, (json) => readMatch(json, [game]));
        const knowledge = knowledgeOf(manifest, match.seats.length);
        for (const exercise of mineMatch(knowledge, match, path, flagsOf(flags, match.seats.length)))
          file.add(exercise);
      }
      showStatus('');
    } else {
      const knowledge = knowledgeOf(manifest, seats);
      const show = progressBar(flags.count);
      for (let n = file.nextGame(seats); file.countOf(seats) < flags.count; n++) {
        show(file.countOf(seats), `game ${n + 1}`);
        for (const exercise of minedIn(knowledge, `${id} ${seats} ${n}`, flagsOf(flags, seats))) {
          file.add(exercise);
          show(Math.min(flags.count, file.countOf(seats)));
        }
      }
    }
    const has = numbered(file.count, 'exercise');
    const done = { game: game.id, seats, options: game.readOptions({}), file: flags.out, exercises: file.count };
    printDone(flags.json, done, `${flags.out} has ${has} of ${manifest.name}.`);
  });

const flagsOf = ({ thought, iterations }: MineFlags, seats: number) => ({ seats, thought, iterations });

const knowledgeOf = (manifest: GameManifest, seats: number): Knowledge => ({
  game: manifest.game,
  insight: manifest.insight,
  network: networkOf(manifest, seats),
});

/** The file that exercises go to, one after the other. */
class Quarry {
  readonly #path: string;
  readonly #found: Exercise[];
  readonly #head: Omit<ExerciseFile, 'exercises'>;

  constructor(path: string, { game }: GameManifest, { thought, iterations }: MineFlags) {
    this.#path = path;
    this.#found = existsSync(path) ? [...load(path, (json) => readExercises(json, game))] : [];
    const made = { by: `ahu exercises mine ${game.id}`, thought, iterations };
    this.#head = { game: game.id, rulesVersion: game.rulesVersion, made };
  }

  get count(): number {
    return this.#found.length;
  }

  add(exercise: Exercise): void {
    if (this.#found.some(({ id }) => id === exercise.id)) return;
    this.#found.push(exercise);
    save(this.#path, `${JSON.stringify({ ...this.#head, exercises: this.#found }, null, 1)}\n`);
  }

  countOf = (seats: number): number => this.#found.filter((each) => each.seats === seats).length;

  /** The number of the game after those that exercises were taken from; an id has it before the ply. */
  nextGame(seats: number): number {
    const numbers = this.#found.flatMap(({ id, seats: of }) =>
      of === seats ? (Number(id.split(' ').at(-2)) ?? []) : [],
    );
    return 1 + Math.max(-1, ...numbers.filter(Number.isInteger));
  }
}

interface CheckFlags {
  readonly sample: number;
  readonly iterations: number;
  readonly json: boolean;
}

const check = new Command('check')
  .description('judge exercises again with a deeper search')
  .argument('<file>', 'exercises of a game')
  .addOption(new Option('--sample <n>', 'how many of them, spread over the file').argParser(atLeastOne).default(60))
  .addOption(new Option('--iterations <n>', 'how deep').argParser(atLeastOne).default(10_000))
  .addOption(jsonOption())
  .addHelpText('after', '\nExample:\n  ahu exercises check giants.json --sample 60 --iterations 100000')
  .action(async (path: string, { sample, iterations, json }: CheckFlags) => {
    await kernelReady();
    const id = load(path, (json) => String((json as { game?: unknown } | null)?.game));
    const manifest = findGame(id);
    const all = load(path, (json) => readExercises(json, manifest.game));
    const chosen = all.filter(
      (_, i) => Math.floor((i * sample) / all.length) !== Math.floor(((i - 1) * sample) / all.length),
    );
    if (chosen.length === 0) throw new Failure(EXIT.file, `${path}: it has no exercises`);
    const show = progressBar(chosen.length);
    show(0);
    const failed: string[] = [];
    for (const [i, exercise] of chosen.entries()) {
      if (!holds(knowledgeOf(manifest, exercise.seats), exercise, iterations)) failed.push(exercise.id);
      show(i + 1);
    }
    const holding = chosen.length - failed.length;
    const done = { game: id, file: path, iterations, checked: chosen.length, holding, failed };
    printDone(json, done, `${holding} of ${chosen.length} exercises hold at ${iterations} iterations.`);
    if (!json) print(failed.map((name) => `  ${name}`));
    if (failed.length > 0.05 * chosen.length) throw new Failure(EXIT.failed, 'more than 5 % do not hold');
  });

/** Whether a deeper look likes one of the right moves best, and sees that others are worse. */
function holds(knowledge: Knowledge, exercise: Exercise, iterations: number): boolean {
  const { game } = knowledge;
  const right = exercise.best.map((text) => game.read(text));
  const state = positionOf(game, exercise);
  const { best, gap } = examine(knowledge, { state, seat: exercise.seat }, iterations, 'check');
  return right.includes(best[0]) && gap >= EQUAL;
}

export const exercises = new Command('exercises')
  .description('find and check positions to train on')
  .addCommand(mine)
  .addCommand(check)
  .addHelpText(
    'after',
    `
The page shows them under "Exercises".

Examples:
  ahu exercises mine giants --seats 3 --count 40 --out giants.json
  ahu exercises check giants.json --sample 60`,
  );
