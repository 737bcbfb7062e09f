import type { Random, Traits } from '@ahu/core';
import type { Network } from '../network/network.ts';
import { Lessons } from './lessons.ts';
import { Slope } from './slope.ts';

const BATCH = 128;
const MOMENTUM = 0.9;
const SPREAD = 0.999;
const TINY = 1e-8;
/** How much of the newest weights goes into the settled ones after each batch. */
const SETTLING = 0.002;
/** Weights shrink by this share of the rate with each batch, so that none runs away. */
const DECAY = 0.0002;

/** What a learner was at: to go on from there as if nothing had happened. */
export interface Progress {
  readonly weights: Float32Array;
  readonly settled: Float32Array;
  readonly mean: Float32Array;
  readonly spread: Float32Array;
  readonly steps: number;
}

export interface Losses {
  /** Mean squared error of the own value, and cross entropy of the moves. */
  readonly value: number;
  readonly moves: number;
}

/** Learns by Adam from a memory of the newest lessons, drawn at random: what follows in a game is too much alike. */
export class Learner {
  readonly network: Network;
  readonly memory: Lessons;
  /** The mean of the weights over many batches: it plays better than their newest, restless state. */
  readonly settled: Float32Array;
  readonly #slope: Slope;
  readonly #mean: Float32Array;
  readonly #spread: Float32Array;
  #steps = 0;

  constructor(network: Network, traits: Traits, moveCount: number, memory: number | Lessons) {
    const { inputs, seats } = network.shape;
    this.network = network;
    this.memory = typeof memory === 'number' ? new Lessons(inputs, seats, memory) : memory;
    this.settled = network.weights.slice();
    this.#slope = new Slope(network, traits, moveCount);
    this.#mean = new Float32Array(network.weights.length);
    this.#spread = new Float32Array(network.weights.length);
  }

  get progress(): Progress {
    const { weights } = this.network;
    return { weights, settled: this.settled, mean: this.#mean, spread: this.#spread, steps: this.#steps };
  }

  resume({ weights, settled, mean, spread, steps }: Progress): void {
    this.network.weights.set(weights);
    this.settled.set(settled);
    this.#mean.set(mean);
    this.#spread.set(spread);
    this.#steps = steps;
  }

  /** The number of batches in `times` passes over `lessons`. */
  static batches(lessons: number, times: number): number {
    return Math.ceil((times * lessons) / BATCH);
  }

  /** Trains on `batches` batches; returns the losses before each. */
  learn(batches: number, rate: number, random: Random): Losses {
    const slope = this.#slope;
    slope.valueLoss = slope.moveLoss = slope.values = slope.moves = 0;
    for (let b = 0; b < batches; b++) {
      slope.gradient.fill(0);
      for (let i = 0; i < BATCH; i++) slope.add(this.memory, random.below(this.memory.stored));
      this.#descend(rate);
    }
    return { value: slope.valueLoss / Math.max(1, slope.values), moves: slope.moveLoss / Math.max(1, slope.moves) };
  }

  #descend(rate: number): void {
    this.#steps++;
    const { weights } = this.network;
    const { gradient } = this.#slope;
    const [mean, spread, settled] = [this.#mean, this.#spread, this.settled];
    const settling = Math.max(SETTLING, 1 / this.#steps);
    const step = (rate * Math.sqrt(1 - SPREAD ** this.#steps)) / (1 - MOMENTUM ** this.#steps);
    const kept = 1 - rate * DECAY;
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] / BATCH;
      mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * slope;
      spread[i] = SPREAD * spread[i] + (1 - SPREAD) * slope * slope;
      weights[i] = kept * weights[i] - (step * mean[i]) / (Math.sqrt(spread[i]) + TINY);
      settled[i] += settling * (weights[i] - settled[i]);
    }
  }
}

/** How much the hints of a game count before anything is learnt. */
const TRUST_IN_HINTS = 4;

/** Small random weights, so that no two hidden units begin alike; moves go by the hints. */
export function scatter(network: Network, random: Random): void {
  const { inputs, hidden } = network.shape;
  const { rows, values, hintBiases } = network.parts;
  const size = Math.sqrt(2 / (inputs * 0.25));
  const between = (limit: number): number => limit * (random.below(2001) / 1000 - 1);
  for (let i = 0; i < rows.length; i++) rows[i] = between(size);
  for (let i = 0; i < values.length; i++) values[i] = between(1 / Math.sqrt(hidden));
  hintBiases.fill(TRUST_IN_HINTS);
}
