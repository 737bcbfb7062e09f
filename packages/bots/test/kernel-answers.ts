/** What a network with random weights says about random positions. */
import { Sfc32 } from '@ahu/core';
import type { NewKernel } from '../src/kernel/kernel.ts';
import { Inference } from '../src/network/inference.ts';
import { Network } from '../src/network/network.ts';

export const MOVES = 40;
export const SHAPE = { inputs: 90, hidden: 48, seats: 3, kinds: 5, traits: 20 };
export const traits = { kinds: 5, count: 20, of: (move: number) => [move % 5, 5 + (move % 15)] };
const ALL = Int32Array.from({ length: MOVES }, (_, move) => move);

export function randomNetwork(seed: string): Network {
  const network = new Network(SHAPE);
  const random = new Sfc32(seed);
  for (let i = 0; i < network.weights.length; i++) network.weights[i] = (random.below(200_001) - 100_000) / 70_000;
  return network;
}

/** Mostly zeros, as positions are. */
export function fill(features: Float32Array, random: Sfc32): void {
  for (let i = 0; i < features.length; i++) features[i] = random.below(3) === 0 ? random.below(1000) / 700 - 0.4 : 0;
}

/** Everything that an inference says about a position, in 32 bits. */
export function answers(inference: Inference): number[] {
  const worths = new Float64Array(8);
  inference.run(1, worths);
  inference.ask(ALL, MOVES);
  const hints = Array.from({ length: SHAPE.kinds }, (_, kind) => inference.weightOfHint(kind));
  return [...inference.hidden, ...worths, ...inference.promises.subarray(0, MOVES), ...hints];
}

/** On the kernel that the machine runs, unless one is given. */
export function manyAnswers(kernel?: NewKernel): number[][] {
  const inference = new Inference(randomNetwork('many'), traits, MOVES, kernel);
  const random = new Sfc32('features');
  return Array.from({ length: 100 }, () => {
    fill(inference.features, random);
    return answers(inference);
  });
}
