import { describe, expect, test } from 'vitest';
import { ahu } from './ahu.ts';

const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/));

describe('perft', () => {
  test('counts the first cards laid: seven kinds a ply', () => {
    const { code, stdout } = ahu('perft rapa-nui-cards --seats 2 --depth 3');
    expect(code).toBe(0);
    expect(rows(stdout).map(([, leaves]) => leaves)).toEqual(['7', '49', '343']);
  });

  test('with a seed it starts at the first decision: three cards to play, four columns to take from', () => {
    const { stdout } = ahu('perft rapa-nui-cards --seats 3 --seed 7 --depth 2');
    expect(rows(stdout).map(([, leaves]) => leaves)).toEqual(['3', '12']);
  });
});

test('verify holds the game to its laws for every number of players', () => {
  const { code, stdout } = ahu('verify rapa-nui-cards --games 1');
  expect(code).toBe(0);
  for (const seats of [2, 3, 4])
    expect(stdout).toMatch(new RegExp(`^${seats} players: 1 game, .* all laws hold$`, 'm'));
});

test('bench tells games and decisions a second', () => {
  const { code, stdout } = ahu('bench rapa-nui-cards --seconds 1');
  expect(code).toBe(0);
  expect(stdout).toMatch(/\d+ games a second\n {2}\d+ decisions a second/);
});
