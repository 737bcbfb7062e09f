import { expect, test } from 'vitest';
import { exp, logistic } from '../src/network/exp.ts';

test('e to any power is as exact as the one of the machine', () => {
  for (let x = -50; x <= 50; x += 0.0137) expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
  expect(exp(0)).toBe(1);
});

test('powers out of reach end at the edge', () => {
  expect(exp(Number.NEGATIVE_INFINITY)).toBe(exp(-60));
  expect(logistic(1e6)).toBeCloseTo(1, 12);
  expect(logistic(-1e6)).toBeCloseTo(0, 12);
});
