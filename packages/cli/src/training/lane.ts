/** A worker that plays against itself, or against fixed opponents, with the weights it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import {
  Lessons,
  Network,
  NetworkEvaluator,
  networkPlayer,
  type PackedLessons,
  pack,
  SearchingExpert,
  SelfPlay,
  type Shape,
  type Sitter,
} from '@ahu/bots';
import { askBot, type Bot, type Position, playToEnd, type Random, Sfc32, seatsOf } from '@ahu/core';
import { findGame } from '../games/games.ts';
import { recipeOf } from './recipe.ts';

/** What stays the same for all a lane is asked to do. */
export interface LaneData {
  readonly game: string;
  readonly shape: Shape;
}

export type Task =
  | { readonly kind: 'play'; readonly weights: Float32Array; readonly games: number; readonly seed: string }
  /** A version that it plays against from now on. */
  | { readonly kind: 'rival'; readonly weights: Float32Array }
  | {
      readonly kind: 'exam';
      readonly weights: Float32Array;
      readonly rival: Float32Array | 'greedy';
      readonly first: number;
      readonly games: number;
    };

export type Played = PackedLessons;

const { game: id, shape } = workerData as LaneData;
const { game, insight, greedy } = findGame(id);
const { seats } = shape;
const recipe = recipeOf(id);
const start = game.start(seats, game.readOptions({}));
const EXAM_ITERATIONS = 24;
const MOST_A_ROUND = 40_000;

const learner = new Network(shape);
const expertOf = (network: Network) =>
  new SearchingExpert(game, new NetworkEvaluator(game, insight, network), insight.open);
const pupil: Sitter<Position, unknown> = { expert: expertOf(learner), learns: true };
/** The version it began with comes first. */
const rivals: Sitter<Position, unknown>[] = [];
const thumb: Sitter<Position, unknown> = { bot: greedy };
const selfPlay = new SelfPlay(game, insight, start, recipe.habits);
const lessons = new Lessons(shape.inputs, seats, MOST_A_ROUND);

const evaluator = new NetworkEvaluator(game, insight, learner);

function load(weights: Float32Array): void {
  learner.weights.set(weights);
  evaluator.inference.reload();
}

function rivalFor(random: Random): Sitter<Position, unknown> {
  const { beginning, thumb: byThumb } = recipe;
  const drawn = random.below(1000) / 1000;
  if (drawn < byThumb) return thumb;
  if (drawn < byThumb + beginning || rivals.length === 1) return rivals[0];
  return rivals[1 + random.below(rivals.length - 1)];
}

function sittersFor(random: Random): Sitter<Position, unknown>[] {
  const alone = rivals.length === 0 || random.below(1000) < 1000 * recipe.alone;
  const own = random.below(seats);
  return Array.from({ length: seats }, (_, seat) => {
    if (alone || seat === own || random.below(4) === 0) return pupil;
    return rivalFor(random);
  });
}

function play(games: number, seed: string): Played {
  lessons.stored = lessons.next = 0;
  const random = new Sfc32(seed);
  for (let n = 0; n < games; n++) selfPlay.play(sittersFor(random), lessons, random);
  return pack(lessons);
}

/** The learner on one seat after the other of tables of the rival; returns its victories. */
function examine(rival: Float32Array | 'greedy', first: number, games: number): number {
  const thinking = { iterations: EXAM_ITERATIONS };
  const candidate: Bot = networkPlayer(game, { insight, network: learner }, thinking);
  const opponent: Bot =
    rival === 'greedy' ? greedy : networkPlayer(game, { insight, network: new Network(shape, rival) }, thinking);
  let victories = 0;
  for (let n = first; n < first + games; n++) {
    const state = game.copy(start);
    const random = new Sfc32(`exam ${Math.floor(n / seats)}`);
    playToEnd(game, state, random, (seat) =>
      askBot(game, state, seat, seat === n % seats ? candidate : opponent, random),
    );
    const winners = seatsOf(game.winners(state));
    if (winners.includes(n % seats)) victories += 1 / winners.length;
  }
  return victories;
}

parentPort?.on('message', (task: Task) => {
  if (task.kind === 'rival') {
    rivals.push({ expert: expertOf(new Network(shape, task.weights)), learns: false });
    parentPort?.postMessage(rivals.length);
    return;
  }
  load(task.weights);
  if (task.kind === 'exam') parentPort?.postMessage(examine(task.rival, task.first, task.games));
  else parentPort?.postMessage(play(task.games, task.seed));
});
