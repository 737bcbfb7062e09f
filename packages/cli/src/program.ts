import { readFileSync } from 'node:fs';
import { Command, Help } from 'commander';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { backup, restore } from './commands/backup.ts';
import { ban, bans, mute, unban, unmute } from './commands/ban.ts';
import { bench } from './commands/bench.ts';
import { bot } from './commands/bot.ts';
import { completionOf } from './commands/completion.ts';
import { exercises } from './commands/exercises.ts';
import { manualOf } from './commands/manual.ts';
import { people } from './commands/people.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { remove } from './commands/remove.ts';
import { replay } from './commands/replay.ts';
import { audit, reports } from './commands/reports.ts';
import { resume } from './commands/resume.ts';
import { simulate } from './commands/simulate.ts';
import { tables } from './commands/tables.ts';
import { today } from './commands/today.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { weights } from './commands/weights.ts';
import { MANIFESTS } from './games/games.ts';
import { BOTS, BOTS_IN_WORDS } from './setup/bots.ts';
import { fold } from './terminal/fold.ts';
import { WIDTH } from './terminal/terminal.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The command with all its parts; `main.ts` runs it. */
export const program = new Command('ahu')
  .description('Easter Island board games in the terminal')
  .version(version, '-v, --version', 'print the version of Ahu')
  .exitOverride()
  .configureHelp({
    helpWidth: WIDTH,
    minWidthToWrap: 20,
    // That a switch is usually off need not be said.
    optionDescription: (option) =>
      option.defaultValue === false ? option.description : new Help().optionDescription(option),
  })
  .configureOutput({
    writeOut: (text) => process.stdout.write(fold(text)),
    outputError: (text, write) => write(text.replace(/^error: /, 'ahu: ')),
  })
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

const GAMES_AND_BOTS = [
  play,
  resume,
  simulate,
  arena,
  bot,
  today,
  train,
  weights,
  replay,
  analyse,
  exercises,
  perft,
  verify,
  bench,
];
const OF_A_SERVER = [tables, people, remove, reports, ban, bans, unban, mute, unmute, audit, backup, restore];
const ABOUT_AHU = [completionOf(program), manualOf(program)];
for (const command of [...GAMES_AND_BOTS, ...OF_A_SERVER, ...ABOUT_AHU]) {
  program.addCommand(command.copyInheritedSettings(program));
  for (const part of command.commands) part.copyInheritedSettings(command);
}
