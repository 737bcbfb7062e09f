import { expect, test } from 'vitest';
import { EVERYTHING_SHOWN, inspect, MINUTES } from './inspect.ts';

test('[G1.1] [G1.2] [G5.1] 300 random games of 3 hold to every law of the contract', { timeout: 5 * MINUTES }, () => {
  expect(inspect(3, {}, 300, 2000).twins).toBeGreaterThan(600);
});

test('[G2.2] [G4.5] [G5.1] and so they do with everything shown', { timeout: 2 * MINUTES }, () => {
  inspect(3, EVERYTHING_SHOWN, 12, 400);
});
