import { CHANCE, seedHash } from '@ahu/core';
import type { Step, Story } from '@ahu/protocol';
import { happeningsOf } from '@ahu/table';
import { describe, expect, test } from 'vitest';
import { Service } from '../src/engine/service.ts';
import { digits, roughly, timeLeft } from '../src/table/online/clock.ts';
import { HistoryCache } from '../src/table/online/history-cache.ts';
import { newTable, playOn, sitters } from './browser/matches.ts';

/** A table whose view is the number of plies, and where these seats moved one after the other. */
const stepsOf = (seats: readonly number[], from = 0): Step[] =>
  seats.map((seat, i) => ({ seat, notation: `move ${from + i}`, after: `view ${from + i + 1}` }));

describe('the history', () => {
  const SEATS = [CHANCE, ...Array.from({ length: 249 }, (_, ply) => (ply < 40 ? ply % 3 : 1 + (ply % 2)))];

  /** What the server tells: at most a hundred plies. */
  function library(): { asked: [number, number][]; fetch: (from: number, to: number) => Promise<Story> } {
    const asked: [number, number][] = [];
    return {
      asked,
      async fetch(from, to) {
        asked.push([from, to]);
        const steps = stepsOf(SEATS.slice(from, Math.min(to, from + 100)), from);
        return { from, before: `view ${from}`, steps };
      },
    };
  }

  test('asks for what it does not know, once, and in parts', async () => {
    const { asked, fetch } = library();
    const history = new HistoryCache(fetch);
    history.add(happeningsOf(245, 'view 245', stepsOf(SEATS.slice(245), 245)), 250);
    expect((await history.story(240, 250)).map(({ ply }) => ply)).toEqual([
      240, 241, 242, 243, 244, 245, 246, 247, 248, 249,
    ]);
    expect(asked).toEqual([[240, 245]]);
    const whole = await history.story(0, 250);
    expect(whole.map(({ ply }) => ply)).toEqual(SEATS.map((_, ply) => ply));
    expect(whole.every(({ before, ply }) => before === `view ${ply}`)).toBe(true);
    expect(asked.slice(1)).toEqual([
      [0, 240],
      [100, 240],
      [200, 240],
    ]);
    await history.story(0, 250);
    expect(asked.length).toBe(4);
  });

  test('goes back to the last turn of a seat for its news', async () => {
    const { asked, fetch } = library();
    const history = new HistoryCache(fetch);
    history.add([], 250);
    await history.recallTurnOf(0);
    expect(asked).toEqual([
      [150, 250],
      [50, 150],
      [0, 50],
    ]);
    expect(history.newsOf(0)).toEqual({ from: 41, to: 250 });
  });

  test('forgets what was taken back, also what was on its way', async () => {
    let answer: (story: Story) => void = () => {};
    let asks = 0;
    const history = new HistoryCache(() => {
      asks++;
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    history.add([], 3);
    const told = history.story(0, 3);
    const [taken] = happeningsOf(2, 'view 2', [{ seat: 1, notation: 'another', after: 'view 3' }]);
    history.add([], 2);
    history.add([taken], 3);
    answer({ from: 0, before: 'view 0', steps: stepsOf([0, 1, 2]) });
    await expect.poll(() => asks).toBe(2);
    answer({ from: 0, before: 'view 0', steps: stepsOf([0, 1]) });
    expect((await told).map(({ notation }) => notation)).toEqual(['move 0', 'move 1', 'another']);
  });
});

describe('the time that is left', () => {
  test('runs for whoever is asked, and never below nothing', () => {
    const clocks = { left: [60_000, 20_000], running: [0], at: 1_000 };
    expect(timeLeft(clocks, 0, 11_000)).toEqual({ milliseconds: 50_000, runs: true, tight: false });
    expect(timeLeft(clocks, 0, 45_000)).toMatchObject({ milliseconds: 16_000, tight: true });
    expect(timeLeft(clocks, 0, 90_000).milliseconds).toBe(0);
    expect(timeLeft(clocks, 1, 90_000)).toMatchObject({ milliseconds: 20_000, runs: false });
  });

  test('is told in digits, or roughly', () => {
    expect([0, 400, 65_000, 3_661_000].map(digits)).toEqual(['0:00', '0:01', '1:05', '1:01:01']);
    const hour = 3_600_000;
    expect(roughly(71 * hour)).toEqual({ unit: 'days', count: 3 });
    expect(roughly(47 * hour)).toEqual({ unit: 'hours', count: 47 });
    expect(roughly(1.5 * hour)).toEqual({ unit: 'minutes', count: 90 });
  });
});

describe('a worker that has no match', () => {
  const service = (): Service =>
    new Service(
      () => Promise.reject(new Error('nobody thinks here')),
      () => {},
    );

  test('finds that dice and cards followed from the seed, and finds one that did not', async () => {
    const file = playOn(newTable('rapa-nui-cards', sitters(2)));
    const fair = service();
    await fair.open(file);
    expect(fair.seedHash()).toBe(seedHash(file.seed));
    // Two cards of the first deal, in the other order.
    const first = file.log.findIndex(([who]) => who === 'chance');
    const other = file.log.findIndex(([who, move], i) => who === 'chance' && i > first && move !== file.log[first][1]);
    const log = file.log.with(first, file.log[other]).with(other, file.log[first]);
    await expect(service().open({ ...file, log: log.slice(0, other + 1) })).rejects.toThrow(
      'does not follow from the seed',
    );
  });
});
