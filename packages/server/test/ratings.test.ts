import { only } from '@ahu/core';
import { describe, expect, it } from 'vitest';
import { placesOf, shown } from '../src/tables/ratings.ts';

describe('ratings', () => {
  it('a winner is first whatever the points say, and equal points share a place', () => {
    expect(placesOf([40, 40, 25], only(1))).toEqual([2, 1, 3]);
    expect(placesOf([10, 30, 30, 5], only(1) | only(2))).toEqual([3, 1, 1, 4]);
  });

  it('a newcomer is shown at 1000', () => {
    expect(shown(25, 25 / 3)).toBe(1000);
  });
});
