import { type Game, Match, type Position, seedFrom } from '@ahu/core';
import { perft as count } from '@ahu/core/testing';
import { Command, Option } from 'commander';
import { atLeastOne, type TableFlags, tableOf, withTableFlags } from '../setup/table.ts';
import { columns, print } from '../terminal/terminal.ts';

interface Flags extends TableFlags {
  readonly depth: number;
  readonly seed?: string;
}

export const perft = withTableFlags(new Command('perft'))
  .description('count the ways to play a number of plies from the start, chance included')
  .argument('<game>', 'which game')
  .addOption(new Option('--depth <n>', 'how many plies').argParser(atLeastOne).default(3))
  .option('--seed <words>', 'start where the first player is asked, after the set-up that this seed gives')
  .addHelpText(
    'after',
    `
Examples:
  ahu perft rapa-nui-cards --seats 2 --depth 3
  ahu perft rapa-nui-cards --seed 7 --depth 4`,
  )
  .action((id: string, flags: Flags) => {
    const { manifest, seats, options } = tableOf(id, flags);
    const start = startOf(manifest.game, seats, options, flags.seed);
    const rows = Array.from({ length: flags.depth }, (_, i) => {
      const began = performance.now();
      const leaves = count(manifest.game, start, i + 1);
      return [String(i + 1), String(leaves), `${((performance.now() - began) / 1000).toFixed(2)} s`];
    });
    print(columns([['depth', 'leaves', 'time'], ...rows]));
  });

function startOf(game: Game, seats: number, options: unknown, seed: string | undefined): Position {
  if (seed === undefined) return game.start(seats, options);
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  const match = new Match(game, { seats: sitters, options, seed: seedFrom(seed), log: [] });
  match.settle();
  return match.state;
}
