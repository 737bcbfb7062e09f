import { AUDIENCE, type Match, players } from '@ahu/core';
import { Command, Option } from 'commander';
import { wrongUsage } from '../failure.ts';
import { loadMatch } from '../files.ts';
import { titleOf } from '../games.ts';
import { expectName } from '../nearest.ts';
import { Playback } from '../playback.ts';
import { type Eyes, namesOf } from '../story.ts';
import { wholeNumber } from '../table.ts';

interface Flags {
  readonly ply?: number;
  readonly step: boolean;
  readonly from: string;
}

export const replay = new Command('replay')
  .description('verify a match file and tell what happened in it')
  .argument('<file>', 'a match saved by "ahu play"')
  .addOption(new Option('--ply <n>', 'show the table after so many plies').argParser(wholeNumber))
  .option('--step', 'go through it step by step', false)
  .option('--from <seat>', 'whose eyes: a name, a seat from 1, "audience", or "all" to see everything', 'audience')
  .addHelpText(
    'after',
    `
The match is played again by the rules, and its dice and cards are compared with its seed; a file that does
not hold is refused with the place and the reason (exit code 3).

Examples:
  ahu replay friday.json
  ahu replay friday.json --ply 40 --from Ana
  ahu replay friday.json --step --from all`,
  )
  .action(async (file: string, flags: Flags) => {
    const match = loadMatch(file);
    const playback = new Playback(titleOf(match.game.id), match, eyesOf(match, flags.from));
    if (flags.step) await playback.step(plyWithin(match, flags.ply ?? 0));
    else if (flags.ply !== undefined) playback.show(plyWithin(match, flags.ply));
    else playback.tell(file);
  });

function plyWithin({ log }: Match, ply: number): number {
  if (ply <= log.length) return ply;
  throw wrongUsage(`the match has ${log.length} plies, so there is no ply ${ply}`);
}

function eyesOf(match: Match, from: string): Eyes {
  const names = namesOf(match);
  const numbers = players(names.length).map((seat) => String(seat + 1));
  const name = expectName('seat', from, [...names, ...numbers, 'audience', 'all']);
  if (name === 'all') return 'all';
  if (name === 'audience') return AUDIENCE;
  return names.includes(name) ? names.indexOf(name) : numbers.indexOf(name);
}
