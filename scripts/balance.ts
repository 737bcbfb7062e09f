/**
 * How a game plays out with the same bot on all seats: npm run balance -- giants --seats 4 --bot strong --effort 0.1
 * Scores by order of play, counted from the first player, where the points come from, how long it takes, and how often
 * each sort of move is made; in Giants also the moai that nobody took, by round.
 */
import { parseArgs } from 'node:util';
import { type Bot, type Move, type Position, players, type Seat, seatsOf } from '@ahu/core';
import { wilson } from '../packages/cli/src/arena/statistics.ts';
import { findGame } from '../packages/cli/src/games/games.ts';
import { botOf } from '../packages/cli/src/setup/bots.ts';
import { expectBot } from '../packages/cli/src/setup/lineup.ts';
import { playGame } from '../packages/cli/src/simulation/one-game.ts';
import { EXIT, wrongUsage } from '../packages/cli/src/terminal/failure.ts';

const USAGE = 'npm run balance -- GAME [--seats 3] [--games 500] [--bot greedy] [--effort 1]';

const { manifest, bot, seats, games, effort } = asked();
const { game, accounts } = manifest;

/** By order of play: the first player may be drawn, so that seats would tell nothing. */
const scores: number[][] = Array.from({ length: seats }, () => []);
const winning: number[] = [];
const wins = new Array<number>(seats).fill(0);
const rounds: number[] = [];
const sources: Record<string, number> = {};
const uses: Record<string, number> = {};
/** In Giants, by round: the moai that nobody took (G3.7). */
const untaken: number[] = [];

for (let n = 0; n < games; n++) count(...play(`balance ${seats} ${n}`));
report();

function asked() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        seats: { type: 'string', default: '3' },
        games: { type: 'string', default: '500' },
        bot: { type: 'string', default: 'greedy' },
        effort: { type: 'string', default: '1' },
      },
    });
    const manifest = findGame(positionals[0] ?? '');
    const [seats, games, effort] = [values.seats, values.games, values.effort].map(Number);
    if (!manifest.game.seats.includes(seats)) throw wrongUsage(`--seats is one of ${manifest.game.seats.join(', ')}`);
    if (!(games >= 1 && effort > 0)) throw wrongUsage('--games is at least 1, and --effort above 0');
    return { manifest, bot: expectBot(values.bot), seats, games, effort };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(EXIT.usage);
  }
}

/** Returns how it ended, and who was first in the order of play when it began. */
function play(seed: string): [Position, Seat] {
  let first: Seat | undefined;
  let lost = 0;
  const asked = (seat: Seat, state: Position): void => {
    first ??= firstPlayerOf(state) ?? seat;
    lost = countUntaken(state, lost);
  };
  const bots = players(seats).map(() => counted(botOf(manifest, bot, seats, { effort })));
  const { state } = playGame(game, game.readOptions({}), bots, seed, asked);
  return [state, first ?? 0];
}

/** Who is asked first need not be the first player: in Giants all bid at once, in Rapa Nui tiles are drafted before. */
function firstPlayerOf(state: Position): Seat | undefined {
  const { first, order } = state as { first?: Seat; order?: ArrayLike<Seat> };
  return first ?? order?.[0];
}

/** Notes what was lost since `before`; returns all that is. An auction ends before anybody of its round is asked again. */
function countUntaken(state: Position, before: number): number {
  const { lost, round } = state as { lost?: ArrayLike<number>; round?: number };
  if (lost === undefined || round === undefined) return 0;
  const all = Array.from(lost).reduce((sum, each) => sum + each, 0);
  if (all > before) untaken[round] = (untaken[round] ?? 0) + all - before;
  return all;
}

/** The same bot, with its moves counted. */
function counted(bot: Bot): Bot {
  const choose: Bot['choose'] = (view, ...asked) => {
    const move = bot.choose(view, ...asked);
    const sort = sortOf(move) + (isOfNobody(view, game.write(move)) ? ' that was abandoned' : '');
    uses[sort] = (uses[sort] ?? 0) + 1;
    return move;
  };
  return { name: bot.name, choose, sees: (...seen) => bot.sees?.(...seen) };
}

/** A move without its places and numbers: "place sorcerer at D7: village" is "place sorcerer: village". */
function sortOf(move: Move): string {
  const words = game
    .write(move)
    .replace(/ (at|to|on|from) \w+/g, '')
    .replace(/\b([a-z]*\d+\w*|[a-z])\b/gi, '');
  return words.replace(/\s+/g, ' ').replace(/ ?:/, ':').trim();
}

/** In Giants: whether a move takes up what nobody had any more (G3.33). */
function isOfNobody(view: unknown, notation: string): boolean {
  const { objects = [] } = view as { objects?: { object: string; marker: unknown; holder: unknown }[] };
  const [, name] = /^(?:carry|mark) (.+)$/.exec(notation) ?? [];
  return objects.some(({ object, marker, holder }) => object === name && marker === null && holder === null);
}

function count(state: Position, first: Seat): void {
  const order = (seat: Seat): number => (seat - first + seats) % seats;
  const winners = seatsOf(game.winners(state));
  const result = game.scores(state);
  winning.push(result[winners[0]]);
  for (const seat of winners) wins[order(seat)] += 1 / winners.length;
  for (const [seat, score] of result.entries()) scores[order(seat)].push(score);
  for (const account of accounts(state)) {
    for (const [source, points] of Object.entries(account)) sources[source] = (sources[source] ?? 0) + points;
  }
  const { round } = game.save(state) as { round?: number };
  if (round !== undefined) rounds.push(round);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.1, 0.5, 0.9].map((share) => sorted[Math.floor(share * (sorted.length - 1))]).join(' / ');
}

function report(): void {
  const total = Object.values(sources).reduce((sum, points) => sum + points, 0);
  console.log(`${game.id}, ${seats} players, ${games} games of ${bot}; tenth / median / nine tenths`);
  console.log(`winning score  ${quantiles(winning)}`);
  if (rounds.length > 0) console.log(`rounds         ${quantiles(rounds)}, longest ${Math.max(...rounds)}`);
  for (const [place, each] of scores.entries()) {
    const share = wins[place] / games;
    const { low, high } = wilson(share, games);
    console.log(
      `player ${place + 1}       ${quantiles(each)}, wins ${percent(share)} (${percent(low)} – ${percent(high)})`,
    );
  }
  for (const [round, moai] of untaken.entries()) {
    if (moai > 0)
      console.log(`${(moai / games).toFixed(2).padStart(8)} a game  moai that nobody took in round ${round}`);
  }
  for (const [source, points] of Object.entries(sources)) {
    console.log(`points from ${source.padEnd(12)} ${((100 * points) / total).toFixed(1)} %`);
  }
  for (const [sort, times] of Object.entries(uses).toSorted(([, a], [, b]) => b - a)) {
    console.log(`${(times / games).toFixed(2).padStart(8)} a game  ${sort}`);
  }
}
