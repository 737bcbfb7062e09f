import { CHANCE, seedHash } from '@ahu/core';
import type { Step, Story } from '@ahu/protocol';
import { describe, expect, test } from 'vitest';
import type { Frame } from '../src/engine/frame.ts';
import { Service } from '../src/engine/service.ts';
import { Chronicle } from '../src/table/online/chronicle.ts';
import { digits, roughly, timeLeft } from '../src/table/online/clock.ts';
import { type FrameMessage, frameOf, happeningsOf, merged, undoStopOf } from '../src/table/online/frames.ts';
import { newTable, playOn, sitters } from './browser/matches.ts';

/** A table whose view is the number of plies, and where these seats moved one after the other. */
const stepsOf = (seats: readonly number[], from = 0): Step[] =>
  seats.map((seat, i) => ({ seat, notation: `move ${from + i}`, after: `view ${from + i + 1}` }));

const messageOf = (fields: Partial<FrameMessage>): FrameMessage => ({
  ...{ kind: 'frame', table: 'table-id', seq: 1, seat: 0, from: 0, plies: 0, steps: [], moves: [], waiting: [] },
  ...{ winners: [], over: false, canTakeBack: false, clocks: { left: [], running: [] }, seats: [] },
  ...fields,
});

const frameAt = (plies: number, happened: Frame['happened'] = []): Frame => ({
  ...(frameOf(messageOf({ plies, from: plies, before: `view ${plies}` }), undefined) as Frame),
  happened,
});

describe('a frame of the server', () => {
  test('goes on from the position that the page has', () => {
    const frame = frameOf(messageOf({ from: 3, plies: 5, steps: stepsOf([1, CHANCE], 3) }), frameAt(3));
    expect(frame?.view).toBe('view 5');
    expect(frame?.happened).toMatchObject([
      { ply: 3, seat: 1, before: 'view 3', after: 'view 4' },
      { ply: 4, seat: CHANCE, before: 'view 4', after: 'view 5' },
    ]);
  });

  test('says what it goes on from when something was taken back', () => {
    const frame = frameOf(messageOf({ from: 2, plies: 2, before: 'view 2' }), frameAt(5));
    expect(frame).toMatchObject({ plies: 2, view: 'view 2', happened: [] });
  });

  test('is of no use to whoever has another position, or had other eyes', () => {
    expect(frameOf(messageOf({ from: 4, plies: 5, steps: stepsOf([1], 4) }), frameAt(3))).toBeUndefined();
    expect(frameOf(messageOf({ seat: 1, from: 3, plies: 3 }), frameAt(3))).toBeUndefined();
  });

  test('is shown together with others to whoever did not look, but nothing of what was taken back', () => {
    const lived = happeningsOf(0, 'view 0', stepsOf([0, 1, 2]));
    const [one, two] = [frameAt(1, lived.slice(0, 1)), frameAt(3, lived.slice(1))];
    expect(merged([one, two]).happened).toEqual(lived);
    expect(merged([one, two, frameAt(3)])).toMatchObject({ plies: 3, happened: lived });
    expect(merged([two, frameAt(2, lived.slice(1, 2))]).happened).toEqual(lived.slice(1, 2));
  });

  test('tells why nothing can be taken back', () => {
    const lived = (...seats: number[]) => happeningsOf(0, '', stepsOf(seats));
    expect(undoStopOf(lived(), 0)).toBe('nothing');
    expect(undoStopOf(lived(CHANCE, 1), 0)).toBe('nothing');
    expect(undoStopOf(lived(0, CHANCE), 0)).toBe('shown');
    expect(undoStopOf(lived(0, 1), 0)).toBe('answered');
  });
});

describe('the chronicle', () => {
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
    const chronicle = new Chronicle(fetch);
    chronicle.add(happeningsOf(245, 'view 245', stepsOf(SEATS.slice(245), 245)), 250);
    expect((await chronicle.story(240, 250)).map(({ ply }) => ply)).toEqual([
      240, 241, 242, 243, 244, 245, 246, 247, 248, 249,
    ]);
    expect(asked).toEqual([[240, 245]]);
    const whole = await chronicle.story(0, 250);
    expect(whole.map(({ ply }) => ply)).toEqual(SEATS.map((_, ply) => ply));
    expect(whole.every(({ before, ply }) => before === `view ${ply}`)).toBe(true);
    expect(asked.slice(1)).toEqual([
      [0, 240],
      [100, 240],
      [200, 240],
    ]);
    await chronicle.story(0, 250);
    expect(asked.length).toBe(4);
  });

  test('goes back to the last turn of a seat for its news', async () => {
    const { asked, fetch } = library();
    const chronicle = new Chronicle(fetch);
    chronicle.add([], 250);
    await chronicle.recallTurnOf(0);
    expect(asked).toEqual([
      [150, 250],
      [50, 150],
      [0, 50],
    ]);
    expect(chronicle.newsOf(0)).toEqual({ from: 41, to: 250 });
  });

  test('forgets what was taken back, also what was on its way', async () => {
    let answer: (story: Story) => void = () => {};
    let asks = 0;
    const chronicle = new Chronicle(() => {
      asks++;
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    chronicle.add([], 3);
    const told = chronicle.story(0, 3);
    const [taken] = happeningsOf(2, 'view 2', [{ seat: 1, notation: 'another', after: 'view 3' }]);
    chronicle.add([], 2);
    chronicle.add([taken], 3);
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

  test('answers from a view alone what it answers from the match', async () => {
    const file = playOn(
      newTable('giants', sitters(3)),
      ({ game, state }) => (game.view(state, 0) as { phase: string }).phase === 'transport',
    );
    const known = service();
    await known.open(file);
    const [seat] = known.frame(0).waiting;
    const { view, moves, plies } = known.frame(seat);
    for (const refused of ['to E7', 'carry moai 1a', 'carry moai 2a', 'take half-tablet', 'peek at E7.1']) {
      expect(await service().refusalIn('giants', view, seat, refused)).toEqual(await known.refusal(seat, refused));
    }
    expect((await known.refusal(seat, 'peek at E7.1'))?.facts).toMatchObject({ why: 'tablets' });
    const imagined = await service().imagine('giants', view, { ply: plies, seat, notation: moves[0] });
    expect(imagined).toEqual(known.preview(seat, moves[0]));
  });

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
