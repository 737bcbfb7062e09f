import { kernelReady } from '@ahu/bots';
import { Match, type Sitter, seatsOf, writeMatch } from '@ahu/core';
import {
  dateAt,
  type Flaw,
  ISLANDER,
  type Island,
  islandOf,
  NoProof,
  numberOf,
  proven,
  type Result,
  standing,
} from '@ahu/daily';
import { Command } from 'commander';
import { numbered } from '../games/contract/counting.ts';
import { findGame } from '../games/games.ts';
import { newAutosave } from '../matches/autosaves.ts';
import { expectNew, loadMatch } from '../matches/files.ts';
import { seatPlayers } from '../play/seating.ts';
import { networkOf } from '../setup/bots.ts';
import { jsonOption } from '../setup/table.ts';
import { EXIT, Failure, wrongUsage } from '../terminal/failure.ts';
import { showStatus } from '../terminal/progress.ts';
import { print, printDone, wrap } from '../terminal/terminal.ts';
import { sitDown } from './play.ts';

interface Flags {
  readonly date?: string;
  readonly name?: string;
  readonly save?: string;
  readonly check?: string;
  readonly json: boolean;
}

export const today = new Command('today')
  .description('play the island of the day: the same dice, cards and bots for everybody')
  .option('--date <day>', 'an island of before, such as 2026-11-17')
  .option('--name <name>', 'your name')
  .option('--save <file>', 'save the match there; without it "ahu resume" goes on with it until it is over')
  .option('--check <file>', 'tell the result that a finished match of that day proves, instead of playing')
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
With --json it tells which island it is, or with --check the result, and plays nothing.

Examples:
  ahu today --save today.json
  ahu today --check today.json
  ahu today --date 2026-11-17 --json`,
  )
  .action(async (flags: Flags) => {
    const island = islandAt(flags.date ?? dateAt(Date.now()));
    if (flags.check !== undefined) return check(island, flags.check, flags.json);
    const { game, name } = findGame(island.game);
    const options = game.readOptions({});
    if (flags.json) return print([JSON.stringify({ ...island, options })]);
    if (flags.save !== undefined) expectNew(flags.save);
    const bots = island.seats === 2 ? 'a bot' : `${island.seats - 1} bots`;
    print(wrap(`Island ${island.number}, ${island.date}: ${name}, you and ${bots}, without hints and take-backs.`));
    const seats = sitters(island, flags.name);
    const match = new Match(game, { seats, options, seed: island.seed, log: [] });
    await sitDown(match, flags.save ?? newAutosave(game.id));
    if (!match.over) return;
    const winners = seatsOf(game.winners(match.state));
    print(['', inWords(island, standing(game.scores(match.state), winners, island.person))]);
  });

/** The bots of an island, with the person between them. */
function sitters({ seats, person }: Island, name: string | undefined): Sitter[] {
  const kinds = Array.from({ length: seats }, (_, seat) => (seat === person ? 'human' : 'strong'));
  const seated = seatPlayers(seats, kinds, name === undefined ? [] : [name]);
  return seated.map((sitter) => (sitter.bot === undefined ? sitter : { ...sitter, bot: ISLANDER }));
}

function inWords({ number, seats }: Island, { place, points, lead }: Result): string {
  const distance = lead === 0 ? 'level with' : `${Math.abs(lead)} ${lead > 0 ? 'ahead of' : 'behind'}`;
  return `Island ${number}: place ${place} of ${seats}, ${numbered(points, 'point')}, ${distance} the best bot.`;
}

function islandAt(date: string): Island {
  if (numberOf(date) === undefined) throw wrongUsage(`there is no island of ${date}; days are written 2026-11-17`);
  if (date > dateAt(Date.now())) throw wrongUsage(`the island of ${date} is still to come`);
  return islandOf(date);
}

const WHY: Readonly<Record<Flaw, string>> = {
  'other island': 'it is not a match of that island; --date says which day it is of',
  'not over': 'it is not over',
  practice: 'more was taken back in it than an island allows',
  'other bots': 'its bots did not play like this',
};

async function check(island: Island, file: string, json: boolean): Promise<void> {
  const manifest = findGame(island.game);
  await kernelReady();
  const match = loadMatch(file);
  if (match.game.id !== island.game) throw new Failure(EXIT.failed, `${file} proves nothing: ${WHY['other island']}`);
  try {
    const { game, insight } = manifest;
    const network = networkOf(manifest, island.seats);
    showStatus('playing the match again, with its bots …');
    const result = proven(island, writeMatch(match), { game, insight, network });
    showStatus('');
    printDone(json, { ...island, options: match.options, ...result }, inWords(island, result));
  } catch (error) {
    showStatus('');
    if (error instanceof NoProof) throw new Failure(EXIT.failed, `${file} proves nothing: ${WHY[error.why]}`);
    throw error;
  }
}
