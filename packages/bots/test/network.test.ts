import { Malformed, Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { Network } from '../src/network.ts';
import { Learner, scatter } from '../src/training/learner.ts';
import { readWeights, writeWeights } from '../src/weights.ts';

function scattered(inputs: number, hidden: number): Network {
  const network = new Network(inputs, hidden);
  scatter(network, new Sfc32('weights'));
  return network;
}

/** Whether exactly one of two inputs is set, which no single layer can tell. */
const LESSONS = {
  features: Float32Array.from([0, 0, 1, 0, 0, 1, 1, 1]),
  targets: Float32Array.from([0, 1, 1, 0]),
};

describe('a network', () => {
  test('learns what needs a hidden layer', () => {
    const learner = new Learner(scattered(2, 12), 100);
    learner.store(LESSONS);
    const random = new Sfc32(1);
    const before = learner.learn(1, 0, random);
    learner.learn(400, 0.02, random);
    expect(learner.learn(1, 0, random)).toBeLessThan(0.01);
    expect(before).toBeGreaterThan(0.1);
  });

  test('forgets the oldest lessons when its memory is full', () => {
    const learner = new Learner(scattered(2, 4), 4);
    learner.store({ features: new Float32Array(8), targets: Float32Array.from([1, 1, 1, 1]) });
    learner.store({ features: new Float32Array(8), targets: Float32Array.from([0, 0, 0, 0]) });
    learner.learn(300, 0.05, new Sfc32(1));
    expect(learner.network.evaluate(new Float32Array(2))).toBeLessThan(0.05);
  });

  test('evaluates the same after its weights went through a file', () => {
    const network = scattered(30, 16);
    const file = JSON.parse(JSON.stringify(writeWeights(network, { game: 'any', seats: 2, made: { seed: 1 } })));
    const again = readWeights(file);
    const features = Float32Array.from({ length: 30 }, (_, i) => (i % 3) / 2);
    expect(again.evaluate(features)).toBeCloseTo(network.evaluate(features), 3);
  });

  test('is refused when its file has too few weights', () => {
    const file = writeWeights(scattered(30, 16), { game: 'any', seats: 2, made: {} });
    expect(() => readWeights({ ...file, hidden: 17 })).toThrow(Malformed);
    expect(() => readWeights({ ...file, weights: file.weights.slice(4) })).toThrow(Malformed);
  });
});
