import { AUDIENCE, CHANCE, type Match, players, seatsOf, seedHash, writeMatch } from '@ahu/core';
import { Command, InvalidArgumentError, Option } from 'commander';
import { findGame } from '../games/games.ts';
import { loadMatch } from '../matches/files.ts';
import { Playback } from '../matches/playback.ts';
import { type Eyes, namesOf, story } from '../matches/story.ts';
import { jsonOption, wholeNumber } from '../setup/table.ts';
import { EXIT, Failure, wrongUsage } from '../terminal/failure.ts';
import { expectName } from '../terminal/nearest.ts';
import { print } from '../terminal/terminal.ts';

interface Flags {
  readonly ply?: number;
  readonly step: boolean;
  readonly from: string;
  readonly verify: boolean;
  readonly hash?: string;
  readonly json: boolean;
}

export const replay = new Command('replay')
  .description('verify a match file and tell what happened in it')
  .argument('<file>', 'a match saved by "ahu play", or of a server')
  .addOption(new Option('--ply <n>', 'show the table after so many plies').argParser(wholeNumber))
  .option('--step', 'go through it step by step', false)
  .option('--from <seat>', 'whose eyes: a name, a seat from 1, "audience", or "all" to see everything', 'audience')
  .option('--verify', 'do not tell it; print the hash of its seed, to compare with the one that was published', false)
  .addOption(new Option('--hash <hex>', 'verify that the seed has this hash').argParser(sha256))
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
The match is played again by the rules, and its dice and cards are compared with its seed; a file that does
not hold is refused with the place and the reason (exit code 3). A server publishes the hash of a table's seed
before the first move: if the seed has another one (exit code 1), dice and cards were not those of the beginning.

Examples:
  ahu replay friday.json
  ahu replay friday.json --ply 40 --from Ana
  ahu replay friday.json --step --from all
  ahu replay friday.json --verify`,
  )
  .action(async (file: string, flags: Flags) => {
    const match = loadMatch(file);
    if (flags.verify || flags.hash !== undefined) return verify(match, file, flags);
    const eyes = eyesOf(match, flags.from);
    if (flags.json) return print([JSON.stringify(summaryOf(match, eyes))]);
    const playback = new Playback(findGame(match.game.id), match, eyes);
    if (flags.step) await playback.step(plyWithin(match, flags.ply ?? 0));
    else if (flags.ply !== undefined) playback.show(plyWithin(match, flags.ply));
    else playback.tell(file);
  });

/** The match without its log, and what happened in it, in sentences, ply by ply. */
function summaryOf(match: Match, eyes: Eyes) {
  const { log, ...head } = writeMatch(match);
  const { game, state, over } = match;
  const end = over && { scores: game.scores(state), winners: seatsOf(game.winners(state)) };
  return { ...head, plies: log.length, over, ...end, story: story(findGame(game.id), match, eyes) };
}

function sha256(text: string): string {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError('Expected 64 hexadecimal digits.');
}

/** Says what reading the match has shown, and whether the seed is the promised one. */
function verify({ game, options, log, seed }: Match, file: string, { hash: promised, json }: Flags): void {
  const drawn = log.filter(({ seat }) => seat === CHANCE).length;
  const hash = seedHash(seed);
  if (promised !== undefined && promised !== hash) {
    throw new Failure(
      EXIT.failed,
      `${file}: the seed is not the promised one!\n  published  ${promised}\n  found      ${hash}`,
    );
  }
  if (json) {
    const verified = { game: game.id, options, seed, hash, promised: promised ?? null, plies: log.length, drawn };
    return print([JSON.stringify(verified)]);
  }
  print([
    `All ${log.length} plies follow the rules, and all ${drawn} dice and cards among them follow from the seed.`,
    `SHA-256 of the seed: ${hash}`,
    promised === undefined
      ? 'Compare it with the one that was published before the first move.'
      : 'It is the one that was published.',
  ]);
}

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
