import { BotFault } from '@ahu/core';
import { Command, CommanderError } from 'commander';
import { arena } from './commands/arena.ts';
import { backup, restore } from './commands/backup.ts';
import { ban, bans, mute, unban, unmute } from './commands/ban.ts';
import { bench } from './commands/bench.ts';
import { bot } from './commands/bot.ts';
import { people } from './commands/people.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { remove } from './commands/remove.ts';
import { replay } from './commands/replay.ts';
import { audit, reports } from './commands/reports.ts';
import { simulate } from './commands/simulate.ts';
import { tables } from './commands/tables.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { weights } from './commands/weights.ts';
import { MANIFESTS } from './games/games.ts';
import { BOTS, BOTS_IN_WORDS } from './setup/bots.ts';
import { describeFault, EXIT, Failure } from './terminal/failure.ts';
import { printable } from './terminal/terminal.ts';

const program = new Command('ahu')
  .description('Easter Island board games in the terminal')
  .exitOverride()
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'ahu: ')) })
  .addHelpText(
    'after',
    () => `
Games:
${MANIFESTS.map(
  ({ game, name }) => `  ${game.id.padEnd(16)}  ${name}, for ${game.seats[0]} to ${game.seats.at(-1)} players`,
).join('\n')}

Bots:
${BOTS.map((bot) => `  ${bot.padEnd(16)}  ${BOTS_IN_WORDS[bot]}`).join('\n')}

Exit codes:
  0  fine
  1  a game or verification failed, or a bot was at fault
  2  wrong usage
  3  a file is damaged, or cannot be read or written
  130  interrupted

Examples:
  ahu play giants
  ahu simulate rapa-nui-cards --bots greedy,random,random --games 5000
  ahu <command> --help`,
  );

const GAMES_AND_BOTS = [play, simulate, arena, bot, train, weights, replay, perft, verify, bench];
const OF_A_SERVER = [tables, people, remove, reports, ban, bans, unban, mute, unmute, audit, backup, restore];
for (const command of [...GAMES_AND_BOTS, ...OF_A_SERVER]) {
  program.addCommand(command.copyInheritedSettings(program));
  for (const part of command.commands) part.copyInheritedSettings(command);
}

/** The reader of the output may close it early: `ahu replay FILE | head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.fine);
  report(`the output cannot be written: ${error.message}`, EXIT.file);
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  else if (error instanceof Failure) report(error.message, error.exitCode);
  else if (error instanceof BotFault) report(describeFault(error), EXIT.failed);
  else throw error;
}

function report(message: string, exitCode: number): void {
  process.stderr.write(`ahu: ${printable(message)}\n`);
  process.exitCode = exitCode;
}
