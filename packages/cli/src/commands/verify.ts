import { conformance, Fault } from '@ahu/core/testing';
import { Command, Option } from 'commander';
import { numbered } from '../games/contract/counting.ts';
import { atLeastOne, jsonOption, type TableFlags, tableOf, withTableFlags } from '../setup/table.ts';
import { EXIT, Failure } from '../terminal/failure.ts';
import { progressBar } from '../terminal/progress.ts';
import { print, wrap } from '../terminal/terminal.ts';

interface Flags extends TableFlags {
  readonly games: number;
  readonly seed: string;
  readonly json: boolean;
}

export const verify = withTableFlags(new Command('verify'))
  .description('play random games and hold the rules engine to every law of its contract')
  .argument('<game>', 'which game')
  .addOption(new Option('--games <n>', 'how many for each number of players').argParser(atLeastOne).default(10))
  .option('--seed <words>', 'the same words give the same games', '1')
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Without --seats every number of players is verified; --json prints one object a line for each.

Examples:
  ahu verify rapa-nui-cards
  ahu verify rapa-nui-cards --seats 4 --games 100 --seed 7`,
  )
  .action((id: string, flags: Flags) => {
    const { manifest, seats, options } = tableOf(id, flags);
    const { game } = manifest;
    for (const count of flags.seats === undefined ? game.seats : [seats]) {
      const { games, seed } = flags;
      try {
        const onGame = progressBar(games);
        const { plies, longest, twins } = conformance(game, { seats: count, options, games, seed, onGame });
        if (flags.json)
          print([JSON.stringify({ game: id, seats: count, options, seed, games, plies, longest, twins })]);
        else
          print(
            wrap(
              `${count} players: ${numbered(games, 'game')}, ${plies} plies, longest ${longest}, ${numbered(twins, 'twin')}: all laws hold`,
              '',
              '    ',
            ),
          );
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        throw new Failure(EXIT.failed, `${id} with ${count} players: ${error.message}`, { cause: error });
      }
    }
  });
