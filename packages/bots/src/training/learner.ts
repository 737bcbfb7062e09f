import type { Random } from '@ahu/core';
import { LEAK, type Network } from '../network.ts';
import type { Lessons } from './self-play.ts';

const BATCH = 128;
const MOMENTUM = 0.9;
const SPREAD = 0.999;
const TINY = 1e-8;
/** How much of the newest weights goes into the settled ones after each batch. */
const SETTLING = 0.001;

/** Learns by Adam from a memory of the newest lessons, drawn at random: what follows in a game is too much alike. */
export class Learner {
  readonly network: Network;
  /** The mean of the weights over many batches: it plays better than their newest, restless state. */
  readonly settled: Float32Array;
  readonly #capacity: number;
  readonly #features: Float32Array;
  readonly #targets: Float32Array;
  readonly #gradient: Float64Array;
  readonly #mean: Float32Array;
  readonly #spread: Float32Array;
  #steps = 0;
  #stored = 0;
  #next = 0;

  constructor(network: Network, capacity: number) {
    this.network = network;
    this.settled = network.weights.slice();
    this.#capacity = capacity;
    this.#features = new Float32Array(capacity * network.inputs);
    this.#targets = new Float32Array(capacity);
    this.#gradient = new Float64Array(network.weights.length);
    this.#mean = new Float32Array(network.weights.length);
    this.#spread = new Float32Array(network.weights.length);
  }

  /** How many lessons it remembers. */
  get stored(): number {
    return this.#stored;
  }

  store({ features, targets }: Lessons): void {
    const { inputs } = this.network;
    for (let i = 0; i < targets.length; i++) {
      this.#features.set(features.subarray(i * inputs, (i + 1) * inputs), this.#next * inputs);
      this.#targets[this.#next] = targets[i];
      this.#next = (this.#next + 1) % this.#capacity;
      this.#stored = Math.max(this.#stored, this.#next);
      if (this.#next === 0) this.#stored = this.#capacity;
    }
  }

  /** Goes over so many batches; returns the mean squared error before each. */
  learn(batches: number, rate: number, random: Random): number {
    let loss = 0;
    for (let b = 0; b < batches; b++) {
      this.#gradient.fill(0);
      for (let i = 0; i < BATCH; i++) loss += this.#addGradient(random.below(this.#stored));
      this.#descend(rate);
    }
    return loss / (batches * BATCH);
  }

  /** Of the cross entropy, whose slope at the output is simply the error. */
  #addGradient(row: number): number {
    const { network } = this;
    const { inputs, hidden, weights, activity } = network;
    const from = row * inputs;
    const error = network.evaluate(this.#features, from) - this.#targets[row];
    const biases = inputs * hidden;
    const out = biases + hidden;
    const gradient = this.#gradient;
    gradient[out + hidden] += error;
    for (let h = 0; h < hidden; h++) {
      gradient[out + h] += error * activity[h];
      // From here on the activity is reused for the slope at the hidden unit.
      activity[h] = error * weights[out + h] * (activity[h] < 0 ? LEAK : 1);
      gradient[biases + h] += activity[h];
    }
    for (let i = 0; i < inputs; i++) {
      const input = this.#features[from + i];
      if (input === 0) continue;
      for (let h = 0; h < hidden; h++) gradient[i * hidden + h] += input * activity[h];
    }
    return error * error;
  }

  #descend(rate: number): void {
    this.#steps++;
    const { weights } = this.network;
    const [gradient, mean, spread] = [this.#gradient, this.#mean, this.#spread];
    const settling = Math.max(SETTLING, 1 / this.#steps);
    const step = (rate * Math.sqrt(1 - SPREAD ** this.#steps)) / (1 - MOMENTUM ** this.#steps);
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i] / BATCH;
      mean[i] = MOMENTUM * mean[i] + (1 - MOMENTUM) * slope;
      spread[i] = SPREAD * spread[i] + (1 - SPREAD) * slope * slope;
      weights[i] -= (step * mean[i]) / (Math.sqrt(spread[i]) + TINY);
      this.settled[i] += settling * (weights[i] - this.settled[i]);
    }
  }
}

/** Small random weights, so that no two hidden units begin alike. */
export function scatter(network: Network, random: Random): void {
  const { inputs, hidden, weights } = network;
  const size = Math.sqrt(2 / (inputs * 0.25));
  for (let i = 0; i < inputs * hidden; i++) weights[i] = size * (random.below(2001) / 1000 - 1);
  for (let h = 0; h < hidden; h++)
    weights[(inputs + 1) * hidden + h] = (random.below(2001) / 1000 - 1) / Math.sqrt(hidden);
}
