import {
  CHANCE,
  drawChance,
  firstOf,
  type Game,
  has,
  type Insight,
  type Position,
  type Random,
  type Seat,
} from '@ahu/core';
import type { Network } from './network.ts';
import { rivalOf, worthOf } from './worth.ts';

/** Says what an imagined world is worth to each seat, from 0 to 1. */
export interface Evaluator<State extends Position> {
  evaluate(world: State, random: Random, out: Float64Array): void;
  /** The same for one seat. */
  valueFor(world: State, seat: Seat, random: Random): number;
  /** Whether asking it once about what each of several moves leads to says which of them are good. */
  readonly tellsMovesApart: boolean;
}

/** Asks the network from every seat. */
export class NetworkEvaluator<State extends Position> implements Evaluator<State> {
  readonly tellsMovesApart = true;
  readonly #insight: Insight<State>;
  readonly #network: Network;
  readonly #features: Float32Array;

  constructor(insight: Insight<State>, network: Network) {
    this.#insight = insight;
    this.#network = network;
    this.#features = new Float32Array(network.inputs);
  }

  evaluate(world: State, _random: Random, out: Float64Array): void {
    for (let seat = 0; seat < world.setup.seats; seat++) out[seat] = this.valueFor(world, seat);
  }

  valueFor(world: State, seat: Seat): number {
    this.#insight.features(world, seat, this.#features);
    return this.#network.evaluate(this.#features);
  }
}

/** Plays on at random to the end: what there is without a network. */
export class PlayoutEvaluator<State extends Position> implements Evaluator<State> {
  readonly tellsMovesApart = false;
  readonly #game: Game<State>;
  readonly #moves: Int32Array;
  readonly #values = new Float64Array(8);

  constructor(game: Game<State>) {
    this.#game = game;
    this.#moves = new Int32Array(game.moveCount);
  }

  valueFor(world: State, seat: Seat, random: Random): number {
    this.evaluate(world, random, this.#values);
    return this.#values[seat];
  }

  evaluate(world: State, random: Random, out: Float64Array): void {
    const game = this.#game;
    const moves = this.#moves;
    for (let waiting = game.toMove(world); waiting !== 0; waiting = game.toMove(world)) {
      const seat = has(waiting, CHANCE) ? CHANCE : firstOf(waiting);
      const move =
        seat === CHANCE ? drawChance(game, world, random, moves) : moves[random.below(game.moves(world, seat, moves))];
      game.play(world, seat, move);
    }
    worthOf(game, world, out);
  }
}

/** Looks at the points on the table and no further: how a beginner judges. */
export class PointsEvaluator<State extends Position> implements Evaluator<State> {
  readonly tellsMovesApart = false;
  readonly #game: Game<State>;
  readonly #scores: number[] = [];

  constructor(game: Game<State>) {
    this.#game = game;
  }

  evaluate(world: State, _random: Random, out: Float64Array): void {
    const scores = this.#game.scores(world, this.#scores);
    for (let seat = 0; seat < scores.length; seat++) out[seat] = leadOf(scores, seat);
  }

  valueFor(world: State, seat: Seat): number {
    return leadOf(this.#game.scores(world), seat);
  }
}

const leadOf = (scores: readonly number[], seat: Seat): number =>
  1 / (1 + Math.exp((rivalOf(scores, seat) - scores[seat]) / FEW_POINTS));

/** A lead of so many points is a good one to a beginner. */
const FEW_POINTS = 10;
