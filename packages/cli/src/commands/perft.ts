import { type Game, Match, type Position, seedFrom } from '@ahu/core';
import { perft as count, perftByMove } from '@ahu/core/testing';
import { Command, Option } from 'commander';
import { atLeastOne, jsonOption, type TableFlags, tableOf, withTableFlags } from '../setup/table.ts';
import { showStatus } from '../terminal/progress.ts';
import { columns, print } from '../terminal/terminal.ts';

interface Flags extends TableFlags {
  readonly depth: number;
  readonly seed?: string;
  readonly divide: boolean;
  readonly json: boolean;
}

export const perft = withTableFlags(new Command('perft'))
  .description('count the ways to play a number of plies from the start, chance included')
  .argument('<game>', 'which game')
  .addOption(new Option('--depth <n>', 'how many plies').argParser(atLeastOne).default(3))
  .option('--seed <words>', 'start where the first player is asked, after the set-up that this seed gives')
  .option('--divide', 'count them for each first move', false)
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  ahu perft rapa-nui-cards --seats 2 --depth 3
  ahu perft rapa-nui-cards --seed 7 --depth 4 --divide`,
  )
  .action((id: string, flags: Flags) => {
    const { manifest, seats, options } = tableOf(id, flags);
    const start = startOf(manifest.game, seats, options, flags.seed);
    const { depth, seed, divide, json } = flags;
    const counted = divide ? divided(manifest.game, start, depth) : byDepth(manifest.game, start, depth);
    showStatus('');
    if (json) print([JSON.stringify({ game: manifest.game.id, seats, options, seed, depth, counted })]);
    else print(columns([Object.keys(counted[0]), ...counted.map((row) => Object.values(row).map(String))]));
  });

const byDepth = (game: Game, start: Position, depth: number) =>
  Array.from({ length: depth }, (_, i) => {
    const began = performance.now();
    showStatus(`counting ${i + 1} of ${depth} plies …`);
    const leaves = count(game, start, i + 1);
    return { depth: i + 1, leaves, seconds: Number(((performance.now() - began) / 1000).toFixed(2)) };
  });

const divided = (game: Game, start: Position, depth: number) => {
  showStatus(`counting ${depth} plies …`);
  return perftByMove(game, start, depth).map(({ move, leaves }) => ({ move: game.write(move), leaves }));
};

function startOf(game: Game, seats: number, options: unknown, seed: string | undefined): Position {
  if (seed === undefined) return game.start(seats, options);
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  const match = new Match(game, { seats: sitters, options, seed: seedFrom(seed), log: [] });
  match.settle();
  return match.state;
}
