import { CHANCE } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { curveOf, type Judgement, luckOf, playOf, type Stroke, turningPoints, verdictOn } from '../src/index.ts';
import { knowledgeOf, playedBy } from '../testing/matches.ts';

const judgement = (ply: number, seat: number, cost: number, chances: readonly number[]): Judgement => ({
  ply,
  seat,
  move: 0,
  best: 0,
  cost,
  error: 0,
  verdict: verdictOn(cost, 0),
  chances,
  iterations: 1,
});

const JUDGEMENTS = [
  judgement(0, 0, 0, [0.5, 0.5]),
  judgement(4, 1, 0.3, [0.52, 0.48]),
  judgement(7, 0, 0.05, [0.8, 0.2]),
];
const STROKES: readonly Stroke[] = [{ from: 5, to: 6, gains: [-0.02, 0.02] }];

describe('verdicts', () => {
  test('go by the cost', () => {
    expect([0.01, 0.05, 0.12, 0.3].map((cost) => verdictOn(cost, 0))).toEqual([
      'fine',
      'inaccuracy',
      'mistake',
      'blunder',
    ]);
  });

  test('are milder where the cost is in doubt', () => {
    expect(verdictOn(0.12, 0.06)).toBe('fine');
  });
});

describe('the play of a seat', () => {
  test('counts its own decisions, and what chance gave it', () => {
    const play = playOf(1, JUDGEMENTS, STROKES);
    expect(play).toMatchObject({ decisions: 1, verdicts: { blunder: 1, fine: 0 }, cost: 0.3, luck: 0.02 });
    expect(play.accuracy).toBeLessThan(10);
  });

  test('without a fault is 100', () => {
    expect(playOf(0, JUDGEMENTS.slice(0, 1), []).accuracy).toBe(100);
  });
});

test('turning points are the stretches that moved the chances most, with their luck', () => {
  const points = turningPoints(JUDGEMENTS, curveOf(JUDGEMENTS, 9, [1, 0]), STROKES);
  expect(points.map(({ from, to }) => [from, to])).toEqual([
    [0, 4],
    [4, 7],
    [7, 9],
  ]);
  expect(points[1].strokes).toEqual(STROKES);
  expect(points[1].change[0]).toBeCloseTo(0.28);
});

test('luck takes what it gives, and is nothing where nothing could have fallen otherwise', async () => {
  const knowledge = await knowledgeOf('giants', 3);
  const match = playedBy(knowledge, 3, 'luck', 10);
  const strokes = luckOf(match, knowledge);
  expect(strokes.length).toBeGreaterThan(3);
  for (const { from, to, gains } of strokes) {
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(0);
    expect(match.log.slice(from, to).every(({ seat }) => seat === CHANCE)).toBe(true);
  }
  const total = strokes.flatMap(({ gains }) => gains).reduce((sum, gain) => sum + Math.abs(gain), 0);
  expect(total).toBeGreaterThan(0);
});
