import { CHANCE, drawChance, firstOf, type Game, has, NOBODY, type Position, Sfc32 } from '@ahu/core';
import { Command, Option } from 'commander';
import { atLeastOne, jsonOption, type TableFlags, tableOf, withTableFlags } from '../setup/table.ts';
import { showStatus } from '../terminal/progress.ts';
import { print } from '../terminal/terminal.ts';

interface Flags extends TableFlags {
  readonly seconds: number;
  readonly json: boolean;
}

const WARM_UP = 0.5;

export const bench = withTableFlags(new Command('bench'))
  .description('measure how many random games the rules engine plays in a second on one core')
  .argument('<game>', 'which game')
  .addOption(new Option('--seconds <n>', 'how long').argParser(atLeastOne).default(3))
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  ahu bench rapa-nui-cards
  ahu bench rapa-nui-cards --seats 4 --seconds 10`,
  )
  .action((id: string, flags: Flags) => {
    const { manifest, seats, options } = tableOf(id, flags);
    const start = manifest.game.start(seats, options);
    showStatus(`measuring for ${flags.seconds} s …`);
    measure(manifest.game, start, WARM_UP);
    const { games, decisions, seconds } = measure(manifest.game, start, flags.seconds);
    showStatus('');
    const [gamesPerSecond, decisionsPerSecond] = [games, decisions].map((count) => Math.round(count / seconds));
    const game = manifest.game.id;
    if (flags.json) print([JSON.stringify({ game, seats, options, seconds, gamesPerSecond, decisionsPerSecond })]);
    else
      print([
        `${game}, ${seats} players, random moves, all legal moves listed at every decision:`,
        `  ${gamesPerSecond} games a second`,
        `  ${decisionsPerSecond} decisions a second`,
      ]);
  });

function measure(game: Game, start: Position, atLeast: number) {
  const random = new Sfc32('bench');
  const scratch = new Int32Array(game.moveCount);
  const state = game.copy(start);
  const began = performance.now();
  let [games, decisions, seconds] = [0, 0, 0];
  while (seconds < atLeast) {
    game.copy(start, state);
    decisions += playRandomly(game, state, random, scratch);
    games++;
    seconds = (performance.now() - began) / 1000;
  }
  return { games, decisions, seconds };
}

/** To the end; returns how many decisions the players made. */
function playRandomly(game: Game, state: Position, random: Sfc32, scratch: Int32Array): number {
  let decisions = 0;
  for (let waiting = game.toMove(state); waiting !== NOBODY; waiting = game.toMove(state)) {
    if (has(waiting, CHANCE)) game.play(state, CHANCE, drawChance(game, state, random, scratch));
    else {
      const seat = firstOf(waiting);
      game.play(state, seat, scratch[random.below(game.moves(state, seat, scratch))]);
      decisions++;
    }
  }
  return decisions;
}
