import { type Insight, Sfc32 } from '@ahu/core';
import { expect, test } from 'vitest';
import { Network } from '../src/network.ts';
import { broaden } from '../src/training/broaden.ts';
import { scatter } from '../src/training/learner.ts';

/** Two numbers for the table and three for each player. */
const insight: Insight = { featureCount: (seats) => 2 + 3 * seats, features: () => {}, hint: () => 1 };

test('what was learnt for few players says the same to more of them, if all opponents are alike', () => {
  const two = new Network(insight.featureCount(2), 8);
  scatter(two, new Sfc32('two'));
  const table = [0.5, 0.25];
  const [own, other] = [
    [0.1, 0.2, 0.3],
    [0.6, 0, 0.9],
  ];
  const three = broaden(insight, two, 2, 3);
  const four = broaden(insight, three, 3, 4);
  const expected = two.evaluate(Float32Array.from([...table, ...own, ...other]));
  expect(three.evaluate(Float32Array.from([...table, ...own, ...other, ...other]))).toBeCloseTo(expected, 6);
  expect(four.evaluate(Float32Array.from([...table, ...own, ...other, ...other, ...other]))).toBeCloseTo(expected, 6);
});
