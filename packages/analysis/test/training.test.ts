import { describe, expect, test } from 'vitest';
import { expected, NEWCOMER, rated } from '../src/glicko.ts';
import { type Attempt, difficultyOf, joined, nextExercise, strengthAfter } from '../src/training.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const exercises = [0.9, 0.7, 0.5, 0.3, 0.1, 0.03].map((promise, i) => ({ id: `exercise ${i}`, promise }));
const attempt = (id: number, right: boolean, at: number): Attempt => ({ id: `exercise ${id}`, right, at });

describe('strength', () => {
  test('follows the example of the paper on Glicko', () => {
    const player = { rating: 1500, deviation: 200 };
    const games = [
      [{ rating: 1400, deviation: 30 }, 1],
      [{ rating: 1550, deviation: 100 }, 0],
      [{ rating: 1700, deviation: 300 }, 0],
    ] as const;
    expect(games.map(([other]) => expected(player, other))).toEqual([
      expect.closeTo(0.639, 3),
      expect.closeTo(0.432, 3),
      expect.closeTo(0.303, 3),
    ]);
    // The paper counts the three games at once; one after the other they come close to its 1464 and 151.4.
    const after = games.reduce((own, [other, result]) => rated(own, other, result), player);
    expect(after.rating).toBeCloseTo(1464, -1);
    expect(after.deviation).toBeCloseTo(151.4, 0);
  });

  test('rises with right answers, more so for hard exercises, and falls with wrong ones', () => {
    const after = (attempts: Attempt[]): number => strengthAfter(exercises, attempts).player.rating;
    expect(after([])).toBe(NEWCOMER.rating);
    expect(after([attempt(5, true, 1)])).toBeGreaterThan(after([attempt(0, true, 1)]));
    expect(after([attempt(0, false, 1)])).toBeLessThan(after([attempt(5, false, 1)]));
  });

  test('makes an exercise harder that was missed', () => {
    const { of } = strengthAfter(exercises, [attempt(2, false, 1)]);
    expect(of.get('exercise 2')?.rating).toBeGreaterThan(difficultyOf(exercises[2]).rating);
  });

  test('minds no exercise that is not there any more', () => {
    expect(strengthAfter(exercises, [attempt(99, false, 1)]).player).toEqual(NEWCOMER);
  });
});

describe('what comes next', () => {
  const next = (attempts: Attempt[], now: number): string | undefined => nextExercise(exercises, attempts, now, 0)?.id;

  test('is about as hard as the player is strong', () => {
    expect(next([], 0)).toBe('exercise 2');
  });

  test('is what was missed, after ten minutes and once more after a day', () => {
    const missed = [attempt(4, false, 0), attempt(2, true, MINUTE)];
    expect(next(missed, 5 * MINUTE)).not.toBe('exercise 4');
    expect(next(missed, 10 * MINUTE)).toBe('exercise 4');
    const again = [...missed, attempt(4, true, 10 * MINUTE), attempt(3, true, 11 * MINUTE)];
    expect(next(again, 30 * MINUTE)).not.toBe('exercise 4');
    expect(next(again, DAY + 10 * MINUTE)).toBe('exercise 4');
    const known = [...again, attempt(4, true, DAY + 10 * MINUTE), attempt(1, true, DAY + 11 * MINUTE)];
    expect(next(known, 9 * DAY)).not.toBe('exercise 4');
  });

  test('is what was done longest ago, when all were', () => {
    const all = exercises.map((_, i) => attempt(i, true, i));
    expect(next([...all, attempt(0, true, 9)], 10)).toBe('exercise 1');
  });

  test('is nothing without exercises', () => {
    expect(nextExercise([], [], 0, 0)).toBeUndefined();
  });
});

test('attempts of two places are joined in their order', () => {
  const here = [attempt(1, true, 5), attempt(2, false, 9)];
  expect(joined(here, [attempt(3, true, 7), attempt(1, true, 5)]).map(({ at }) => at)).toEqual([5, 7, 9]);
});
