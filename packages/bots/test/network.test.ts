import { Malformed, Sfc32, type Traits } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { Inference } from '../src/network/inference.ts';
import { Network } from '../src/network/network.ts';
import { readWeights, writeWeights } from '../src/network/weights.ts';
import { Learner, scatter } from '../src/training/learner.ts';
import { Lessons, pack, unpack } from '../src/training/lessons.ts';

const MOVES = 4;
const traits: Traits = { kinds: 1, count: 5, of: (move) => [0, 1 + move] };

function scattered(inputs: number, hidden = 16): Network {
  const network = new Network({ inputs, hidden, seats: 2, kinds: traits.kinds, traits: traits.count });
  scatter(network, new Sfc32('weights'));
  return network;
}

const learnerOf = (network: Network, memory: number): Learner => new Learner(network, traits, MOVES, memory);

/** What a network says about two inputs: the own value, the other's, and the share of each move. */
function saysOf(network: Network, inputs: readonly number[]): { values: number[]; shares: number[] } {
  const inference = new Inference(network, traits, MOVES);
  const worths = new Float64Array(8);
  inference.features.set(inputs);
  inference.run(0, worths);
  inference.ask(Int32Array.from([0, 1, 2, 3]), MOVES);
  const weights = Array.from(inference.promises.subarray(0, MOVES), Math.exp);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { values: [worths[0], worths[1]], shares: weights.map((weight) => weight / sum) };
}

/** Whether exactly one of two inputs is set, which no single layer can tell; then move 2 is right, and else move 1. */
function exclusiveOr(): Lessons {
  const lessons = new Lessons(2, 2, 8);
  for (const [a, b] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]) {
    const isOne = a !== b;
    const row = lessons.add(Float32Array.of(a, b));
    lessons.values.set(isOne ? [1, 0] : [0, 1], 2 * row);
    for (let move = 0; move < MOVES; move++) lessons.setMove(row, move, move, move === (isOne ? 2 : 1) ? 1 : 0, 0);
  }
  return lessons;
}

describe('a network', () => {
  test('learns values of all seats and shares of moves, which need a hidden layer', () => {
    const learner = learnerOf(scattered(2), 100);
    learner.memory.addAll(exclusiveOr());
    const random = new Sfc32(1);
    const before = learner.learn(1, 0, random);
    learner.learn(600, 0.02, random);
    const after = learner.learn(1, 0, random);
    expect(after.value).toBeLessThan(0.01);
    expect(after.moves).toBeLessThan(0.1);
    expect(before.value).toBeGreaterThan(0.1);
    const one = saysOf(learner.network, [1, 0]);
    expect(one.values[0]).toBeGreaterThan(0.9);
    expect(one.values[1]).toBeLessThan(0.1);
    expect(one.shares[2]).toBeGreaterThan(0.9);
    expect(saysOf(learner.network, [1, 1]).shares[1]).toBeGreaterThan(0.9);
  });

  test('forgets the oldest lessons when its memory is full', () => {
    const learner = learnerOf(scattered(2), 4);
    const all = (value: number): Lessons => {
      const lessons = new Lessons(2, 2, 4);
      for (let n = 0; n < 4; n++)
        lessons.values.fill(value, 2 * lessons.add(new Float32Array(2)), 2 * lessons.next || 8);
      return lessons;
    };
    learner.memory.addAll(all(1));
    learner.memory.addAll(all(0));
    learner.learn(300, 0.05, new Sfc32(1));
    expect(saysOf(learner.network, [0, 0]).values[0]).toBeLessThan(0.05);
  });

  test('goes on after a pause as if there had been none', () => {
    const [through, paused] = [learnerOf(scattered(2), 8), learnerOf(scattered(2), 8)];
    for (const learner of [through, paused]) learner.memory.addAll(exclusiveOr());
    for (const learner of [through, paused]) learner.learn(20, 0.01, new Sfc32('first'));
    const resumed = new Learner(scattered(2), traits, MOVES, unpack(structuredClone(pack(paused.memory))));
    resumed.resume(structuredClone(paused.progress));
    for (const learner of [through, resumed]) learner.learn(20, 0.01, new Sfc32('second'));
    expect(resumed.network.weights).toEqual(through.network.weights);
    expect(resumed.settled).toEqual(through.settled);
  });

  test('says the same after its weights went through a file', () => {
    const network = scattered(30);
    const file = JSON.parse(JSON.stringify(writeWeights(network, { game: 'any', made: { seed: 1 } })));
    const inputs = Array.from({ length: 30 }, (_, i) => (i % 3) / 2);
    const [before, after] = [saysOf(network, inputs), saysOf(readWeights(file), inputs)];
    for (const seat of [0, 1]) expect(after.values[seat]).toBeCloseTo(before.values[seat], 3);
    for (let move = 0; move < MOVES; move++) expect(after.shares[move]).toBeCloseTo(before.shares[move], 3);
  });

  test('is refused when its file has too few weights, or hidden units that the kernel cannot run', () => {
    const file = writeWeights(scattered(30), { game: 'any', made: {} });
    expect(() => readWeights({ ...file, hidden: 32 })).toThrow(Malformed);
    expect(() => readWeights({ ...file, hidden: 17 })).toThrow('a multiple of 16');
    expect(() => readWeights({ ...file, weights: file.weights.slice(4) })).toThrow(Malformed);
  });
});
