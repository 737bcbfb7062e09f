import { describe, expect, test } from 'vitest';
import type { Frame, Sheet } from '../src/engine/frame.ts';
import { barsOf, excerpt, sourcesOf, spread, ticksOf } from '../src/table/charts.ts';
import { obvious } from '../src/table/obvious.ts';
import { Pauses } from '../src/table/pauses.ts';
import { sinceLastTurn } from '../src/table/since.ts';

describe('since my last turn', () => {
  const log = (...seats: (number | string)[]): [number | string, string][] => seats.map((seat) => [seat, 'move']);

  test('is what others and chance did between two turns of mine', () => {
    expect(sinceLastTurn(log(0, 1, 'chance', 1, 0), 0)).toEqual({ from: 1, to: 4 });
    expect(sinceLastTurn(log(0, 1, 2), 0)).toEqual({ from: 1, to: 3 });
  });

  test('stays the same while I go on with my turn', () => {
    expect(sinceLastTurn(log(0, 1, 0, 'chance', 0, 0), 0)).toEqual({ from: 1, to: 2 });
  });

  test('is all of it before my first turn, and nothing when nobody else has moved', () => {
    expect(sinceLastTurn(log('chance', 1, 2), 0)).toEqual({ from: 0, to: 3 });
    expect(sinceLastTurn(log('chance', 0, 0), 0)).toEqual({ from: 0, to: 0 });
  });
});

describe('what needs no asking', () => {
  const frame = (...moves: string[]): Frame => ({ moves }) as unknown as Frame;

  test('is the only answer, besides what can be done at any time', () => {
    const kit = { isAside: (notation: string) => notation.startsWith('peek'), routine: () => undefined };
    expect(obvious(frame('pass', 'peek 1', 'peek 2'), kit)).toBe('pass');
    expect(obvious(frame('pass', 'place'), kit)).toBeUndefined();
    expect(obvious(frame('peek 1'), kit)).toBeUndefined();
  });

  test('or what everybody would answer', () => {
    expect(obvious(frame('pay wood', 'pay egg'), { isAside: () => false, routine: () => 'pay wood' })).toBe('pay wood');
  });
});

describe('a pause', () => {
  test('lasts until what is held has been shown', async () => {
    const pauses = new Pauses();
    let shown = false;
    pauses.hold(
      new Promise<void>((resolve) =>
        setTimeout(() => {
          shown = true;
          resolve();
        }, 20),
      ),
    );
    await pauses.wait(0);
    expect(shown).toBe(true);
  });

  test('ends at once for whoever is in a hurry', async () => {
    const pauses = new Pauses();
    pauses.hold(new Promise(() => {}));
    const pause = pauses.wait(60_000);
    pauses.skip();
    await pause;
  });
});

describe('the charts', () => {
  const sheet: Sheet = {
    accounts: [
      { moai: 6, wood: 2, debt: 0, glory: 0 },
      { moai: 3, wood: 0, debt: -1, glory: 0 },
    ],
    scores: [8, 2],
    winners: [0],
    course: [],
  };

  test('leave out sources that gave nobody anything', () => {
    expect(sourcesOf(sheet)).toEqual(['moai', 'wood', 'debt']);
  });

  test('put all bars on one scale, each stretch behind the one before', () => {
    const [first, second] = barsOf(sheet);
    expect(first).toEqual([
      { source: 'moai', points: 6, from: 0, length: 0.75 },
      { source: 'wood', points: 2, from: 0.75, length: 0.25 },
    ]);
    expect(second).toEqual([{ source: 'moai', points: 3, from: 0, length: 0.375 }]);
  });

  test.each([
    [0, 92],
    [0, 7],
    [-4, 31],
    [0, 0],
  ])('have round ticks from %i to %i', (lowest, highest) => {
    const ticks = ticksOf(lowest, highest);
    expect(ticks[0]).toBeLessThanOrEqual(lowest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks.every(Number.isInteger)).toBe(true);
  });

  test('move the totems at the ends apart and keep them inside', () => {
    const placed = spread([100, 101, 20], 22, 110);
    expect(placed).toEqual([88, 110, 20]);
  });

  test('tell a long course in few rows, the last among them', () => {
    const course = Array.from({ length: 61 }, (_, i) => i);
    const rows = excerpt(course, 13);
    expect(rows.length).toBeLessThanOrEqual(14);
    expect(rows.at(-1)).toBe(60);
    expect(excerpt([0], 13)).toEqual([0]);
  });
});
