/** Of 0.1, kept as it was: `npm run bench` measures today's search beside it. */
import { Malformed } from '@ahu/core';

/**
 * A small network with one hidden layer that estimates what a position is worth to a seat, from 0 to 1.
 * Weights lie in one buffer: for each input its row of hidden weights, the hidden biases, the output weights, the
 * output bias. Inputs are mostly zero, so that only rows of the others are added up.
 */
export class Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: Float32Array;
  readonly #activity: Float64Array;
  /** Of the inputs that are not zero: where their weights begin, and the inputs themselves. */
  readonly #rows: Int32Array;
  readonly #values: Float64Array;

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
    this.#activity = new Float64Array(hidden);
    this.#rows = new Int32Array(inputs);
    this.#values = new Float64Array(inputs);
  }

  /** What the hidden units were at after the last `evaluate`, for training. */
  get activity(): Float64Array {
    return this.#activity;
  }

  evaluate(features: Float32Array, from = 0): number {
    const { hidden, weights } = this;
    const activity = this.#activity;
    const present = this.#readInputs(features, from);
    const eights = hidden - (hidden % 8);
    for (let h = 0; h < eights; h += 8) this.#sumEight(h, present);
    for (let h = eights; h < hidden; h++) this.#sumOne(h, present);
    const out = (this.inputs + 1) * hidden;
    let sum = weights[out + hidden];
    for (let h = 0; h < hidden; h++) {
      if (activity[h] < 0) activity[h] *= LEAK;
      sum += activity[h] * weights[out + h];
    }
    return 1 / (1 + Math.exp(-sum));
  }

  /** Lists the inputs that are not zero; returns how many there are. */
  #readInputs(features: Float32Array, from: number): number {
    const { inputs, hidden } = this;
    let present = 0;
    for (let i = 0; i < inputs; i++) {
      const input = features[from + i];
      if (input === 0) continue;
      this.#rows[present] = i * hidden;
      this.#values[present++] = input;
    }
    return present;
  }

  #sumOne(h: number, present: number): void {
    const weights = this.weights;
    let sum = weights[this.inputs * this.hidden + h];
    for (let k = 0; k < present; k++) sum += this.#values[k] * weights[this.#rows[k] + h];
    this.#activity[h] = sum;
  }

  /** Eight sums stay in registers, which is four times as fast as one row after the other. */
  #sumEight(h: number, present: number): void {
    const weights = this.weights;
    const rows = this.#rows;
    const values = this.#values;
    const biases = this.inputs * this.hidden + h;
    let a = weights[biases];
    let b = weights[biases + 1];
    let c = weights[biases + 2];
    let d = weights[biases + 3];
    let e = weights[biases + 4];
    let f = weights[biases + 5];
    let g = weights[biases + 6];
    let i = weights[biases + 7];
    for (let k = 0; k < present; k++) {
      const row = rows[k] + h;
      const value = values[k];
      a += value * weights[row];
      b += value * weights[row + 1];
      c += value * weights[row + 2];
      d += value * weights[row + 3];
      e += value * weights[row + 4];
      f += value * weights[row + 5];
      g += value * weights[row + 6];
      i += value * weights[row + 7];
    }
    const activity = this.#activity;
    activity[h] = a;
    activity[h + 1] = b;
    activity[h + 2] = c;
    activity[h + 3] = d;
    activity[h + 4] = e;
    activity[h + 5] = f;
    activity[h + 6] = g;
    activity[h + 7] = i;
  }
}

/** Hidden units pass on this share of what is below zero, so that none of them dies. */
const LEAK = 0.05;

const weightCount = (inputs: number, hidden: number): number => (inputs + 2) * hidden + 1;
