/**
 * How a game plays out with the rule-of-thumb bot on all seats: npm run balance -- giants --seats 4 --games 500
 * Scores by seat, where the points come from, how long it takes, and how often each sort of move is made.
 */
import { parseArgs } from 'node:util';
import { askBot, type Bot, type Game, type Move, type Position, playToEnd, randomBot, Sfc32, seatsOf } from '@ahu/core';
import * as giants from '@ahu/giants';
import * as rapaNui from '@ahu/rapa-nui';
import * as cards from '@ahu/rapa-nui-cards';

interface Subject {
  readonly game: Game;
  readonly greedy: Bot;
  accounts(state: Position): readonly Readonly<Record<string, number>>[];
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  giants: { game: giants.giants, greedy: giants.greedy, accounts: giants.accounts },
  'rapa-nui': { game: rapaNui.rapaNui, greedy: rapaNui.greedy, accounts: rapaNui.accounts },
  'rapa-nui-cards': { game: cards.rapaNuiCards, greedy: cards.greedy, accounts: cards.accounts },
} as const;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '3' },
    games: { type: 'string', default: '500' },
    bot: { type: 'string', default: 'greedy' },
  },
});
const subject = SUBJECTS[positionals[0]];
if (!subject) {
  console.error(`Which game? One of ${Object.keys(SUBJECTS).join(', ')}`);
  process.exit(2);
}
const { game, accounts } = subject;
const bot = values.bot === 'random' ? randomBot : subject.greedy;
const [seats, games] = [Number(values.seats), Number(values.games)];

const scores: number[][] = Array.from({ length: seats }, () => []);
const winning: number[] = [];
const wins = new Array<number>(seats).fill(0);
const rounds: number[] = [];
const sources: Record<string, number> = {};
const uses: Record<string, number> = {};

for (let n = 0; n < games; n++) count(play(`balance ${seats} ${n}`));
report();

function play(seed: string): Position {
  const random = new Sfc32(seed);
  const state = game.start(seats, game.readOptions({}));
  playToEnd(game, state, random, (seat) => {
    const move = askBot(game, state, seat, bot, random);
    uses[sortOf(move)] = (uses[sortOf(move)] ?? 0) + 1;
    return move;
  });
  return state;
}

/** A move without its places and numbers: "place sorcerer at D7: village" is "place sorcerer: village". */
function sortOf(move: Move): string {
  const words = game
    .write(move)
    .replace(/ (at|to|on|from) \w+/g, '')
    .replace(/\b[a-z]*\d+\w*\b/gi, '');
  return words.replace(/\s+/g, ' ').replace(/ ?:/, ':').trim();
}

function count(state: Position): void {
  const winners = seatsOf(game.winners(state));
  const result = game.scores(state);
  winning.push(result[winners[0]]);
  for (const seat of winners) wins[seat] += 1 / winners.length;
  for (const [seat, score] of result.entries()) scores[seat].push(score);
  for (const account of accounts(state)) {
    for (const [source, points] of Object.entries(account)) sources[source] = (sources[source] ?? 0) + points;
  }
  const { round } = game.save(state) as { round?: number };
  if (round !== undefined) rounds.push(round);
}

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.1, 0.5, 0.9].map((share) => sorted[Math.floor(share * (sorted.length - 1))]).join(' / ');
}

function report(): void {
  const total = Object.values(sources).reduce((sum, points) => sum + points, 0);
  console.log(`${game.id}, ${seats} players, ${games} games of ${bot.name}; tenth / median / nine tenths`);
  console.log(`winning score  ${quantiles(winning)}`);
  if (rounds.length > 0) console.log(`rounds         ${quantiles(rounds)}, longest ${Math.max(...rounds)}`);
  for (const seat of scores.keys()) {
    console.log(`seat ${seat}         ${quantiles(scores[seat])}, wins ${((100 * wins[seat]) / games).toFixed(1)} %`);
  }
  for (const [source, points] of Object.entries(sources)) {
    console.log(`points from ${source.padEnd(12)} ${((100 * points) / total).toFixed(1)} %`);
  }
  for (const [sort, times] of Object.entries(uses).toSorted(([, a], [, b]) => b - a)) {
    console.log(`${(times / games).toFixed(2).padStart(8)} a game  ${sort}`);
  }
}
