import { type Insight, Sfc32 } from '@ahu/core';
import { type Nim, nim } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { playoutPlayer } from '../src/players/player.ts';
import { type Candidate, isEven } from '../src/search/candidate.ts';

const HEAP = 10;
const TAKE_2 = 1;
const view = { heap: HEAP, turn: 0, taken: [0, 0] };
const insight: Insight<Nim> = { featureCount: () => 0, features: () => {}, hint: () => 0.5 };

function thinker() {
  const bot = playoutPlayer(nim, insight, { iterations: 2000 });
  bot.explain(view, 0, [0, 1, 2], new Sfc32('line'));
  return bot;
}

describe('a line', () => {
  test('goes on with what was tried most, for both players, to the end', () => {
    const line = thinker().line(view, 0, TAKE_2, new Sfc32('line'), () => true);
    expect(line[0]).toEqual({ seat: 0, move: TAKE_2 });
    expect(line.map(({ seat }) => seat)).toEqual(line.map((_, i) => i % 2));
    expect(line.reduce((sum, { move }) => sum + move + 1, 0)).toBe(HEAP);
    // Whatever the other takes, the first player leaves a multiple of four.
    expect(line[1].move + line[2].move + 2).toBe(4);
  });

  test('ends where it is told to', () => {
    expect(thinker().line(view, 0, TAKE_2, new Sfc32('line'), ({ heap }) => heap > 6)).toHaveLength(2);
  });
});

describe('two moves are even', () => {
  const of = (visits: number, value: number): Candidate => ({ move: 0, visits, value, prior: 0.5 });

  test('if both were weighed and their worths differ by less than can be told', () => {
    expect(isEven(of(100, 0.5), of(90, 0.48))).toBe(true);
    expect(isEven(of(10_000, 0.5), of(9_000, 0.48))).toBe(false);
    expect(isEven(of(100, 0.5), of(90, 0.4))).toBe(false);
  });

  test('but not if one of them was given up', () => {
    expect(isEven(of(100, 0.5), of(5, 0.5))).toBe(false);
  });
});
