import { Malformed } from '@ahu/core';

/**
 * A small network with one hidden layer that estimates what a position is worth to a seat, from 0 to 1.
 * Weights lie in one buffer: for each input its row of hidden weights, the hidden biases, the output weights, the
 * output bias. Inputs are mostly zero, so that rows are added up for the others only.
 */
export class Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: Float32Array;
  readonly #activity: Float32Array;

  constructor(inputs: number, hidden: number, weights: Float32Array = new Float32Array(weightCount(inputs, hidden))) {
    if (weights.length !== weightCount(inputs, hidden)) {
      throw new Malformed(
        'weights',
        `a ${inputs}-${hidden}-1 network has ${weightCount(inputs, hidden)}, not ${weights.length}`,
      );
    }
    this.inputs = inputs;
    this.hidden = hidden;
    this.weights = weights;
    this.#activity = new Float32Array(hidden);
  }

  /** What the hidden units were at after the last `evaluate`, for training. */
  get activity(): Float32Array {
    return this.#activity;
  }

  evaluate(features: Float32Array, from = 0): number {
    const { inputs, hidden, weights } = this;
    const activity = this.#activity;
    const biases = inputs * hidden;
    for (let h = 0; h < hidden; h++) activity[h] = weights[biases + h];
    for (let i = 0; i < inputs; i++) {
      const input = features[from + i];
      if (input === 0) continue;
      const row = i * hidden;
      for (let h = 0; h < hidden; h++) activity[h] += input * weights[row + h];
    }
    const out = biases + hidden;
    let sum = weights[out + hidden];
    for (let h = 0; h < hidden; h++) {
      if (activity[h] < 0) activity[h] *= LEAK;
      sum += activity[h] * weights[out + h];
    }
    return 1 / (1 + Math.exp(-sum));
  }
}

/** Hidden units pass on this share of what is below zero, so that none of them dies. */
export const LEAK = 0.05;

const weightCount = (inputs: number, hidden: number): number => (inputs + 2) * hidden + 1;
