import { Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { verdictOf, wilson } from '../src/arena/statistics.ts';

describe("Wilson's interval", () => {
  test.each([
    [5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [70, 100, 0.6042, 0.7811],
  ])('of %i wins in %i games is the one of the books', (wins, games, low, high) => {
    const interval = wilson(wins / games, games);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });
});

describe('the sequential test', () => {
  /** How often it says "higher" of players with this true share. */
  const saysHigher = (share: number): number => {
    let higher = 0;
    for (let n = 0; n < 400; n++) {
      const random = new Sfc32(`sprt ${share} ${n}`);
      const results: number[] = [];
      while (verdictOf(results, 0.5, 0.6) === 'open') results.push(random.below(1000) < 1000 * share ? 1 : 0);
      if (verdictOf(results, 0.5, 0.6) === 'higher') higher++;
    }
    return higher / 400;
  };

  test('errs in about one of twenty cases at its bounds, and hardly ever beyond', () => {
    expect(saysHigher(0.5)).toBeLessThan(0.08);
    expect(saysHigher(0.6)).toBeGreaterThan(0.92);
    expect(saysHigher(0.4)).toBe(0);
    expect(saysHigher(0.7)).toBe(1);
  });
});
