import type { Traits } from '@ahu/core';
import { LEAK } from '../kernel/plain.ts';
import { exp, logistic } from '../network/exp.ts';
import { type Network, partsOf } from '../network/network.ts';
import { type Lessons, MOST_MOVES } from './lessons.ts';

/** How much the moves count beside the values of the seats, and the others' values beside one's own. */
const POLICY = 0.6;
const OTHERS = 0.5;

/** Runs a lesson through a network, and adds up in which direction each weight would do better. */
export class Slope {
  /** As long as the weights. */
  readonly gradient: Float32Array;
  /** Sums since they were read last: squared error of the own value, cross entropy of the moves, and their counts. */
  valueLoss = 0;
  moveLoss = 0;
  values = 0;
  moves = 0;
  readonly #network: Network;
  readonly #traits: readonly (readonly number[])[];
  readonly #parts: ReturnType<typeof partsOf>;
  readonly #hidden: Float64Array;
  readonly #back: Float64Array;
  /** The inputs of a lesson that are not zero. */
  readonly #which: Int32Array;
  readonly #inputs: Float64Array;
  /** By trait: its product with the hidden units, and its share of the error; the same for hints by kind. */
  readonly #products: Float64Array;
  readonly #errors: Float64Array;
  readonly #hintProducts: Float64Array;
  readonly #hintErrors: Float64Array;
  readonly #used: number[] = [];
  readonly #usedKinds: number[] = [];
  readonly #logs = new Float64Array(MOST_MOVES);

  constructor(network: Network, traits: Traits, moveCount: number) {
    const { inputs, hidden, kinds } = network.shape;
    this.#network = network;
    this.#traits = Array.from({ length: moveCount }, (_, move) => traits.of(move));
    this.gradient = new Float32Array(network.weights.length);
    this.#parts = partsOf(network.shape, this.gradient);
    this.#hidden = new Float64Array(hidden);
    this.#back = new Float64Array(hidden);
    this.#which = new Int32Array(inputs);
    this.#inputs = new Float64Array(inputs);
    this.#products = new Float64Array(traits.count).fill(Number.NaN);
    this.#errors = new Float64Array(traits.count);
    this.#hintProducts = new Float64Array(kinds).fill(Number.NaN);
    this.#hintErrors = new Float64Array(kinds);
  }

  add(lessons: Lessons, row: number): void {
    const present = this.#hide(lessons, row);
    this.#back.fill(0);
    this.#addValues(lessons, row);
    const count = lessons.moveCount(row);
    if (count > 0) this.#addMoves(lessons, row, count);
    this.#addHidden(present);
  }

  #hide(lessons: Lessons, row: number): number {
    const { inputs, hidden } = this.#network.shape;
    const { rows, biases } = this.#network.parts;
    const sums = this.#hidden;
    let present = 0;
    for (let h = 0; h < hidden; h++) sums[h] = biases[h];
    for (let i = 0; i < inputs; i++) {
      const input = lessons.feature(row, i);
      if (input === 0) continue;
      this.#which[present] = i;
      this.#inputs[present++] = input;
      const from = i * hidden;
      for (let h = 0; h < hidden; h++) sums[h] += input * rows[from + h];
    }
    for (let h = 0; h < hidden; h++) if (sums[h] < 0) sums[h] *= LEAK;
    return present;
  }

  /** Of the cross entropy, whose slope at an output is simply the error. */
  #addValues(lessons: Lessons, row: number): void {
    const { hidden, seats } = this.#network.shape;
    const { values, valueBiases } = this.#network.parts;
    for (let i = 0; i < seats; i++) {
      let sum = valueBiases[i];
      for (let h = 0; h < hidden; h++) sum += this.#hidden[h] * values[i * hidden + h];
      const error = logistic(sum) - lessons.values[row * seats + i];
      if (i === 0) {
        this.valueLoss += error * error;
        this.values++;
      }
      this.#addOutput(i === 0 ? error : OTHERS * error, values, this.#parts.values, i);
      this.#parts.valueBiases[i] += i === 0 ? error : OTHERS * error;
    }
  }

  #addOutput(error: number, weights: Float32Array, gradient: Float32Array, output: number): void {
    const { hidden } = this.#network.shape;
    const from = output * hidden;
    for (let h = 0; h < hidden; h++) {
      gradient[from + h] += error * this.#hidden[h];
      this.#back[h] += error * weights[from + h];
    }
  }

  #addMoves(lessons: Lessons, row: number, count: number): void {
    this.#used.length = 0;
    this.#usedKinds.length = 0;
    let peak = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      this.#logs[i] = this.#promise(lessons.move(row, i), lessons.hint(row, i));
      peak = Math.max(peak, this.#logs[i]);
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += exp(this.#logs[i] - peak);
    for (let i = 0; i < count; i++) {
      const likely = exp(this.#logs[i] - peak) / sum;
      const share = lessons.share(row, i);
      if (share > 0) this.moveLoss -= share * Math.log(Math.max(1e-9, likely));
      this.#blame(lessons.move(row, i), lessons.hint(row, i), POLICY * (likely - share));
    }
    this.moves++;
    const { traits, hints } = this.#network.parts;
    for (const trait of this.#used) {
      this.#addOutput(this.#errors[trait], traits, this.#parts.traits, trait);
      this.#parts.traitBiases[trait] += this.#errors[trait];
      this.#errors[trait] = 0;
      this.#products[trait] = Number.NaN;
    }
    for (const kind of this.#usedKinds) {
      this.#addOutput(this.#hintErrors[kind], hints, this.#parts.hints, kind);
      this.#parts.hintBiases[kind] += this.#hintErrors[kind];
      this.#hintErrors[kind] = 0;
      this.#hintProducts[kind] = Number.NaN;
    }
  }

  #promise(move: number, hint: number): number {
    const { traits, traitBiases, hints, hintBiases } = this.#network.parts;
    const own = this.#traits[move];
    let sum = hint * this.#product(own[0], hints, hintBiases, this.#hintProducts, this.#usedKinds);
    for (const trait of own) sum += this.#product(trait, traits, traitBiases, this.#products, this.#used);
    return sum;
  }

  /** Worked out once a lesson. */
  #product(
    output: number,
    weights: Float32Array,
    biases: Float32Array,
    products: Float64Array,
    used: number[],
  ): number {
    if (!Number.isNaN(products[output])) return products[output];
    const { hidden } = this.#network.shape;
    let sum = biases[output];
    for (let h = 0; h < hidden; h++) sum += this.#hidden[h] * weights[output * hidden + h];
    products[output] = sum;
    used.push(output);
    return sum;
  }

  #blame(move: number, hint: number, error: number): void {
    const own = this.#traits[move];
    this.#hintErrors[own[0]] += hint * error;
    for (const trait of own) this.#errors[trait] += error;
  }

  #addHidden(present: number): void {
    const { hidden } = this.#network.shape;
    const { rows, biases } = this.#parts;
    const back = this.#back;
    for (let h = 0; h < hidden; h++) {
      if (this.#hidden[h] < 0) back[h] *= LEAK;
      biases[h] += back[h];
    }
    for (let k = 0; k < present; k++) {
      const input = this.#inputs[k];
      const from = this.#which[k] * hidden;
      for (let h = 0; h < hidden; h++) rows[from + h] += input * back[h];
    }
  }
}
