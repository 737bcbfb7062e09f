import { describe, expect, test } from 'vitest';
import type { Summary } from '../src/simulation/summary.ts';
import { ahu } from './ahu.ts';

function simulate(args: string): Summary {
  const { code, stdout, stderr } = ahu(`simulate rapa-nui-cards --json ${args}`);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout) as Summary;
}

describe('simulate', () => {
  test('gives the same result whatever the number of workers', () => {
    const { gamesPerSecond: _one, ...alone } = simulate('--games 60 --bots greedy,random --seed 7 --workers 1');
    const { gamesPerSecond: _two, ...together } = simulate('--games 60 --bots greedy,random --seed 7 --workers 2');
    expect(together).toEqual(alone);
    const { gamesPerSecond: _other, ...others } = simulate('--games 60 --bots greedy,random --seed 8 --workers 2');
    expect(others).not.toEqual(alone);
  });

  test('--json prints one object with the promised keys', () => {
    const summary = simulate('--games 10 --seats 4 --bots random');
    expect(Object.keys(summary).sort()).toEqual([
      'decisionsPerGame',
      'game',
      'games',
      'gamesPerSecond',
      'meanWinningScore',
      'options',
      'seats',
      'seed',
    ]);
    expect(summary.games).toBe(10);
    expect(summary.gamesPerSecond).toBeGreaterThan(0);
    expect(summary.seats.map(({ bot }) => bot)).toEqual(['random', 'random', 'random', 'random']);
    expect(summary.seats.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1);
  });

  test('the greedy bot beats random ones from every seat', () => {
    for (const [others, share] of [
      ['random', 0.95],
      ['random,random', 0.85],
      ['random,random,random', 0.75],
    ] as const) {
      const { seats } = simulate(`--games 100 --rotate --bots greedy,${others}`);
      expect(seats[0].winShare).toBeGreaterThan(share);
    }
  });

  test('without --json it prints a table', () => {
    const { code, stdout } = ahu('simulate rapa-nui-cards --games 5 --bots random');
    expect(code).toBe(0);
    for (const text of ['mean score', 'seat 3', 'wins', 'decisions a game', '5 games']) expect(stdout).toContain(text);
  });
});
