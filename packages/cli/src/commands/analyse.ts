import {
  curveOf,
  type Judgement,
  analyse as judgementsOf,
  luckOf,
  playOf,
  sharesOf,
  turningPoints,
} from '@ahu/analysis';
import { kernelReady } from '@ahu/bots';
import { type Match, players, type Seat, seatsOf } from '@ahu/core';
import { Command, Option } from 'commander';
import { describe, type Findings } from '../analysis/words.ts';
import { findGame } from '../games/games.ts';
import { loadMatch } from '../matches/files.ts';
import { namesOf } from '../matches/story.ts';
import { networkOf } from '../setup/bots.ts';
import { atLeastOne, jsonOption } from '../setup/table.ts';
import { type Failure, wrongUsage } from '../terminal/failure.ts';
import { expectSome, interruptible } from '../terminal/interrupt.ts';
import { expectName } from '../terminal/nearest.ts';
import { progressBar, showStatus } from '../terminal/progress.ts';
import { print } from '../terminal/terminal.ts';

interface Flags {
  readonly seat?: string;
  readonly open: boolean;
  readonly iterations: number;
  readonly seconds?: number;
  readonly json: boolean;
}

export const analyse = new Command('analyse')
  .description('tell where a finished match was won and lost')
  .argument('<file>', 'a match saved by "ahu play", by the page or by a server')
  .option('--seat <seat>', 'judge the decisions of one player: a name, or a seat from 1')
  .option('--open', 'judge by everything as it really was, not by what each player saw', false)
  .addOption(new Option('--iterations <n>', 'thought for each decision').argParser(atLeastOne).default(600))
  .addOption(new Option('--seconds <s>', 'stop after this time, with what was found').argParser(atLeastOne))
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Every decision is judged by what its player knew then. A move that costs at least 4 % of the chance to win is an
inaccuracy, 10 % a mistake, 20 % a blunder. Luck is what dice and cards gave beyond what was to be expected.

Ctrl-C tells what was found by then.

Examples:
  ahu analyse friday.json
  ahu analyse friday.json --seat Ana --seconds 30
  ahu analyse friday.json --open --json`,
  )
  .action(async (file: string, flags: Flags) => {
    const match = loadMatch(file);
    if (!match.over) throw notOver(file);
    const findings = await findingsOf(match, flags);
    if (flags.json) print([JSON.stringify(inJson(match, flags, findings))]);
    else print(describe(findings));
  });

async function findingsOf(match: Match, flags: Flags): Promise<Findings> {
  const { game, seats, log, state, end } = match;
  const manifest = findGame(game.id);
  await kernelReady();
  const knowledge = { game, insight: manifest.insight, network: networkOf(manifest, seats.length) };
  const judgements = await judge(match, knowledge, flags);
  const strokes = luckOf(match, knowledge);
  const winners = end?.winners ?? seatsOf(game.winners(state));
  const curve = curveOf(judgements, log.length, sharesOf(winners, seats.length));
  return {
    game,
    names: namesOf(match),
    judgements,
    strokes,
    plays: players(seats.length).map((seat) => playOf(seat, judgements, strokes)),
    turns: turningPoints(judgements, curve, strokes),
  };
}

const notOver = (file: string): Failure =>
  wrongUsage(`${file}: the match is not over yet, and analysis would be advice; "ahu resume ${file}" goes on with it`);

/** Judges until all is judged, the time is up, or Ctrl-C ends it, whichever comes first. */
async function judge(match: Match, knowledge: Parameters<typeof judgementsOf>[1], flags: Flags): Promise<Judgement[]> {
  const { open, iterations, seconds } = flags;
  const work = judgementsOf(match, knowledge, {
    light: open ? 'open' : 'seen',
    seat: seatOf(match, flags),
    iterations,
  });
  const until = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * seconds;
  const found = new Map<number, Judgement>();
  const signal = interruptible();
  const foundByThen = (): Judgement[] => [...found.values()].sort((a, b) => a.ply - b.ply);
  let show: ((done: number) => void) | undefined;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    show ??= progressBar(value.of);
    show(Math.min(value.of, Math.round(value.done)));
    found.set(value.judgement.ply, value.judgement);
    // Lets Ctrl-C through.
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) expectSome([...found], signal, 'decision was judged');
    if (signal.aborted || performance.now() > until) {
      showStatus('');
      return foundByThen();
    }
  }
}

function seatOf(match: Match, { seat }: Flags): Seat | undefined {
  if (seat === undefined) return undefined;
  const names = namesOf(match);
  const numbers = players(names.length).map((each) => String(each + 1));
  const name = expectName('seat', seat, [...names, ...numbers]);
  return names.includes(name) ? names.indexOf(name) : numbers.indexOf(name);
}

/** With moves in notation, which other programs can read. */
function inJson({ game, seats, seed, options }: Match, flags: Flags, findings: Findings): unknown {
  const { judgements, strokes, plays, turns, names } = findings;
  const written = ({ move, best, ...rest }: Judgement) => ({ ...rest, move: game.write(move), best: game.write(best) });
  return {
    game: game.id,
    seats: seats.length,
    seed,
    options,
    light: flags.open ? 'open' : 'seen',
    iterations: flags.iterations,
    players: names.map((name, seat) => ({ name, ...plays[seat] })),
    decisions: judgements.map(written),
    luck: strokes,
    turningPoints: turns.map(({ judgement, strokes: _, ...turn }) => ({ ...turn, decision: judgement.ply })),
  };
}
