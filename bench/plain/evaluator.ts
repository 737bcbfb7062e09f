/** Of 0.1, kept as a yardstick: every seat, and every candidate of a look ahead, is a run of the network. */
import type { Insight, Position, Random, Seat } from '@ahu/core';
import type { Network } from './network.ts';

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
