import { writeFileSync } from 'node:fs';
import { readWeights, writeWeights } from '@ahu/bots';
import { expectObject } from '@ahu/core';
import { Command, InvalidArgumentError, Option } from 'commander';
import { weightsPath } from '../bots.ts';
import { loadJson } from '../files.ts';
import { atLeastOne, tableOf } from '../table.ts';
import { heading, print } from '../terminal.ts';
import { type Course, type Report, train as teach } from '../training/course.ts';
import { plot } from '../training/plot.ts';

interface Flags {
  readonly seats: number;
  readonly minutes: number;
  readonly seed: string;
  readonly hidden: number;
  readonly out?: string;
  readonly resume: boolean;
}

export const train = new Command('train')
  .description('let a bot learn a game by playing against itself')
  .argument('<game>', 'which game')
  .addOption(new Option('--seats <n>', 'how many players').argParser(atLeastOne).makeOptionMandatory())
  .addOption(new Option('--minutes <m>', 'how long').argParser(positive).default(5))
  .option('--seed <words>', 'the same words begin with the same weights', '1')
  .addOption(new Option('--hidden <n>', 'units of the hidden layer').argParser(atLeastOne).default(64))
  .option('--out <file>', 'where the weights go; usually where the bots look for them')
  .option('--resume', 'go on from the weights that are there', false)
  .addHelpText(
    'after',
    `
Examples:
  ahu train rapa-nui-cards --seats 2 --minutes 10
  ahu train giants --seats 4 --minutes 30 --resume`,
  )
  .action(async (id: string, flags: Flags) => {
    const { title, seats } = tableOf(id, { seats: flags.seats, option: [] });
    const path = flags.out ?? weightsPath(title.game.id, seats);
    const { seed, minutes } = flags;
    const from = flags.resume ? loadBeginning(path) : undefined;
    const hidden = from?.hidden ?? flags.hidden;
    const inputs = title.insight.featureCount(seats);
    const course: Course = { game: title.game.id, seats, hidden, seed, minutes, inputs, ...(from && { from }) };
    print([heading(`${title.name}: a ${inputs}-${hidden}-1 network for ${seats} players`)]);
    const { network, best, reports } = await teach(course, tell);
    const made = {
      command: `ahu train ${id} --seats ${seats} --minutes ${minutes} --seed ${seed}${from ? ' --resume' : ''}`,
      games: best.games,
      winsAgainstGreedy: Number(best.wins.toFixed(3)),
    };
    writeFileSync(path, `${JSON.stringify(writeWeights(network, { game: title.game.id, seats, made }), null, 2)}\n`);
    print([...plot(reports), '', `  the best, after ${best.games} games, is in ${path}`]);
  });

function tell({ minutes, games, loss, wins }: Report): void {
  const share = `${(100 * wins).toFixed(1)} %`.padStart(7);
  print([
    `  ${minutes.toFixed(1).padStart(5)} min  ${String(games).padStart(7)} games  loss ${loss.toFixed(4)}  wins against greedy ${share}`,
  ]);
}

function loadBeginning(path: string): { weights: Float32Array; games: number; hidden: number } {
  const json = expectObject(loadJson(path), '');
  const { weights, hidden } = readWeights(json);
  return { weights, hidden, games: Number((json.made as { games?: number }).games ?? 0) };
}

function positive(text: string): number {
  const number = Number(text);
  if (number > 0) return number;
  throw new InvalidArgumentError('Expected a number above 0.');
}
