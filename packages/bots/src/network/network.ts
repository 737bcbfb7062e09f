import { Malformed } from '@ahu/core';
import { UNITS } from '../kernel/kernel.ts';

export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
  readonly seats: number;
  readonly kinds: number;
  readonly traits: number;
}

/** The parts of the weights, in the order in which they lie behind each other. */
export interface Parts {
  /** A row of hidden weights for each input, and the hidden biases. */
  readonly rows: Float32Array;
  readonly biases: Float32Array;
  /** What the game is worth to each seat, beginning with the one that decides. */
  readonly values: Float32Array;
  readonly valueBiases: Float32Array;
  /** What a trait promises. */
  readonly traits: Float32Array;
  readonly traitBiases: Float32Array;
  /** How much the hint of the game counts, by kind of move. */
  readonly hints: Float32Array;
  readonly hintBiases: Float32Array;
}

/**
 * A network with one hidden layer that looks at a position from the seat that decides, and says what the game is worth
 * to every seat and what each move promises. This is what was learnt, as data; `Inference` runs it.
 */
export class Network {
  readonly shape: Shape;
  readonly weights: Float32Array;
  readonly parts: Parts;

  constructor(shape: Shape, weights: Float32Array = new Float32Array(weightCount(shape))) {
    if (shape.hidden % UNITS !== 0) throw new Malformed('hidden', `expected a multiple of ${UNITS}`);
    if (weights.length !== weightCount(shape)) {
      const { inputs, hidden, seats, traits } = shape;
      const layers = `${inputs}-${hidden}-${seats}+${traits}`;
      throw new Malformed('weights', `a ${layers} network has ${weightCount(shape)}, not ${weights.length}`);
    }
    this.shape = shape;
    this.weights = weights;
    this.parts = partsOf(shape, weights);
  }
}

function sizesOf({ inputs, hidden, seats, kinds, traits }: Shape): Record<keyof Parts, number> {
  return {
    rows: inputs * hidden,
    biases: hidden,
    values: seats * hidden,
    valueBiases: seats,
    traits: traits * hidden,
    traitBiases: traits,
    hints: kinds * hidden,
    hintBiases: kinds,
  };
}

const weightCount = (shape: Shape): number => Object.values(sizesOf(shape)).reduce((sum, size) => sum + size, 0);

export function partsOf(shape: Shape, weights: Float32Array): Parts {
  let at = 0;
  const parts = Object.entries(sizesOf(shape)).map(([name, size]) => {
    at += size;
    return [name, weights.subarray(at - size, at)];
  });
  return Object.fromEntries(parts) as Parts;
}
