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
import { exp } from '../network/exp.ts';
import { type Inference, inferenceOf } from '../network/inference.ts';
import type { Network } from '../network/network.ts';
import { worthOf } from './worth.ts';

/** Judges an imagined world at which a seat has to choose among moves. */
export interface Evaluator<State extends Position> {
  /** By move asked for: how much it promises, 0 for one that is not worth a try. */
  readonly promises: Float32Array;
  /** What promises are measured by: those of other worlds of the same node are compared with them. */
  readonly peak: number;
  /**
   * Writes what the world is worth to each seat, from 0 to 1, into `worths`, and fills `promises` for the seat that
   * decides. The thinker is the seat for which all this is done.
   */
  evaluate(
    world: State,
    seat: Seat,
    thinker: Seat,
    moves: Int32Array,
    count: number,
    random: Random,
    worths: Float64Array,
  ): void;
  /** Fills `promises` for moves of another world of a node with this peak. */
  promise(world: State, seat: Seat, moves: Int32Array, count: number, peak: number): void;
}

/** A move that became legal later promises at most this much more than what looked best before. */
const LATE = 3;

/** One run of the network, from the seat that decides. */
export class NetworkEvaluator<State extends Position> implements Evaluator<State> {
  readonly promises: Float32Array;
  peak = 0;
  readonly inference: Inference;
  readonly #insight: Insight<State>;
  readonly #worths = new Float64Array(8);

  constructor(game: Game<State>, insight: Insight<State>, network: Network, inference?: Inference) {
    this.#insight = insight;
    this.inference = inference ?? inferenceOf(network, game, insight);
    this.promises = new Float32Array(game.moveCount);
  }

  evaluate(
    world: State,
    seat: Seat,
    thinker: Seat,
    moves: Int32Array,
    count: number,
    _random: Random,
    worths: Float64Array,
  ): void {
    this.#insight.features(world, seat, this.inference.features);
    this.inference.run(seat, worths);
    this.peak = this.#ask(world, seat, moves, count);
    this.#spread(count, this.peak);
    if (thinker !== seat && this.#insight.secretive) worths[thinker] = this.#ownWorth(world, thinker);
  }

  /** What the world is worth to a seat that does not decide, as that seat knows it. */
  #ownWorth(world: State, seat: Seat): number {
    this.#insight.features(world, seat, this.inference.features, true);
    this.inference.run(seat, this.#worths);
    return this.#worths[seat];
  }

  promise(world: State, seat: Seat, moves: Int32Array, count: number, peak: number): void {
    this.#insight.features(world, seat, this.inference.features);
    this.inference.run(seat, this.#worths);
    this.#ask(world, seat, moves, count);
    this.#spread(count, peak);
  }

  /** Adds the hints to what the network says of the moves; returns the most that any of them promises. */
  #ask(world: State, seat: Seat, moves: Int32Array, count: number): number {
    const inference = this.inference;
    inference.ask(moves, count);
    const logs = inference.promises;
    let kind = -1;
    let weight = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const hint = this.#insight.hint(world, seat, moves[i]);
      if (hint === 0) {
        logs[i] = Number.NEGATIVE_INFINITY;
        continue;
      }
      if (inference.kindOf(moves[i]) !== kind) {
        kind = inference.kindOf(moves[i]);
        weight = inference.weightOfHint(kind);
      }
      logs[i] += weight * hint;
      if (logs[i] > most) most = logs[i];
    }
    return most;
  }

  #spread(count: number, peak: number): void {
    const logs = this.inference.promises;
    for (let i = 0; i < count; i++) {
      this.promises[i] = logs[i] === Number.NEGATIVE_INFINITY ? 0 : exp(Math.min(LATE, logs[i] - peak));
    }
  }
}

/** Plays on at random to the end: what there is without a network. Of moves it knows no more than the hints. */
export class PlayoutEvaluator<State extends Position> implements Evaluator<State> {
  readonly promises: Float32Array;
  readonly peak = 0;
  readonly #game: Game<State>;
  readonly #insight: Insight<State>;
  readonly #moves: Int32Array;

  constructor(game: Game<State>, insight: Insight<State>) {
    this.#game = game;
    this.#insight = insight;
    this.promises = new Float32Array(game.moveCount);
    this.#moves = new Int32Array(game.moveCount);
  }

  evaluate(
    world: State,
    seat: Seat,
    _thinker: Seat,
    moves: Int32Array,
    count: number,
    random: Random,
    worths: Float64Array,
  ): void {
    this.promise(world, seat, moves, count);
    this.#playOn(world, random);
    worthOf(this.#game, world, worths);
  }

  promise(world: State, seat: Seat, moves: Int32Array, count: number): void {
    for (let i = 0; i < count; i++) this.promises[i] = this.#insight.hint(world, seat, moves[i]);
  }

  #playOn(world: State, random: Random): void {
    const game = this.#game;
    const moves = this.#moves;
    for (let waiting = game.toMove(world); waiting !== 0; waiting = game.toMove(world)) {
      const seat = has(waiting, CHANCE) ? CHANCE : firstOf(waiting);
      const move =
        seat === CHANCE ? drawChance(game, world, random, moves) : moves[random.below(game.moves(world, seat, moves))];
      game.play(world, seat, move);
    }
  }
}
