import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Malformed, Match, seedFrom } from '@ahu/core';
import { ISLANDER } from '@ahu/daily';
import { Command, Option } from 'commander';
import { findGame } from '../games/games.ts';
import { isAutosave, newAutosave } from '../matches/autosaves.ts';
import { expectNew, loadMatch } from '../matches/files.ts';
import { Dialogue } from '../play/dialogue.ts';
import { seatPlayers } from '../play/seating.ts';
import { Session } from '../play/session.ts';
import { BOTS } from '../setup/bots.ts';
import { list, type TableFlags, tableOf, withTableFlags } from '../setup/table.ts';
import { EXIT, Failure, wrongUsage } from '../terminal/failure.ts';
import { Lines } from '../terminal/lines.ts';
import { print } from '../terminal/terminal.ts';

interface Flags extends TableFlags {
  readonly bots?: readonly string[];
  readonly name: readonly string[];
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
}

export const play = withTableFlags(new Command('play'))
  .description('play in the terminal, with people and bots around one table')
  .argument('[game]', 'which game')
  .addOption(
    new Option('--bots <list>', 'bots for the last seats, or for every seat with "human" in between').argParser(list),
  )
  .addOption(new Option('--name <list>', 'names of the people').argParser(list).default([], 'Ana, Ben …'))
  .option('--seed <words>', 'the same words give the same cards and dice')
  .option('--save <file>', 'save the match there after every move; without it "ahu resume" goes on with it')
  .addOption(
    new Option('--resume <file>', 'go on with a saved match, and save it there again').conflicts([
      'seats',
      'option',
      'bots',
      'name',
      'seed',
    ]),
  )
  .addHelpText(
    'after',
    `
Examples:
  ahu play giants                                     you and two greedy bots
  ahu play rapa-nui --seats 4 --option firstGame=true
  ahu play rapa-nui-cards --name Ana --seed 7 --save friday.json
  ahu play rapa-nui-cards --bots greedy,human,random  you have the second seat
  ahu play rapa-nui-cards --seats 2 --bots human,human --name Ana,Ben
  ahu play --resume friday.json
Type "help" at the table for what can be typed there.`,
  )
  .action(async (id: string | undefined, flags: Flags) => {
    if (flags.save !== undefined && flags.save !== flags.resume) expectNew(flags.save);
    if (flags.resume !== undefined) return goOn(flags.resume, id, flags.save);
    const match = newMatch(id, flags);
    await sitDown(match, flags.save ?? newAutosave(match.game.id));
  });

/** Goes on with a saved match, and saves it there again or in another file. */
export const goOn = (file: string, id?: string, save = file): Promise<void> => sitDown(resumed(id, file), save);

/** Plays a match at this terminal, and saves it after every move. */
export async function sitDown(match: Match, file: string | undefined): Promise<void> {
  const lines = new Lines();
  try {
    const dialogue = new Dialogue(new Session(findGame(match.game.id), match), lines, file);
    const ending = await dialogue.run();
    if (dialogue.notSaved !== undefined) throw new Failure(EXIT.file, `the match is not saved: ${dialogue.notSaved}`);
    if (ending === 'left') print([farewell(dialogue.file)]);
    else if (file !== undefined && isAutosave(file)) rmSync(file, { force: true });
    if (lines.interrupted) process.exitCode = EXIT.interrupted;
  } finally {
    lines.close();
  }
}

function newMatch(id: string | undefined, flags: Flags): Match {
  if (id === undefined) throw wrongUsage('which game? For example: ahu play rapa-nui-cards');
  const { manifest, seats, options } = tableOf(id, flags);
  const bots =
    flags.bots ?? Array.from({ length: Math.max(0, seats - Math.max(1, flags.name.length)) }, () => 'greedy');
  const seed = flags.seed === undefined ? randomBytes(32).toString('hex') : seedFrom(flags.seed);
  return new Match(manifest.game, { seats: seatPlayers(seats, bots, flags.name), options, seed, log: [] });
}

function resumed(id: string | undefined, file: string): Match {
  const match = loadMatch(file);
  if (id !== undefined && id !== match.game.id)
    throw wrongUsage(`${file} is a match of ${match.game.id}, not of ${id}`);
  for (const [seat, { bot }] of match.seats.entries()) {
    if (bot === undefined || BOTS.some((known) => known === bot) || bot.startsWith('script:') || bot === ISLANDER)
      continue;
    throw new Failure(EXIT.file, `${file}: ${new Malformed(`seats[${seat}].bot`, `there is no bot "${bot}"`).message}`);
  }
  return match;
}

function farewell(file: string | undefined): string {
  if (file === undefined) return 'Goodbye. The match is not kept: there is no folder for it.';
  return `Goodbye. "ahu ${isAutosave(file) ? 'resume' : `play --resume ${file}`}" goes on from here.`;
}
