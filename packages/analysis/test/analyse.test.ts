import type { GameId } from '@ahu/games';
import { describe, expect, test } from 'vitest';
import { VERDICTS } from '../src/index.ts';
import { judged, knowledgeOf, plantedMatch, playedBy } from '../testing/matches.ts';

const GAMES: readonly [GameId, number][] = [
  ['rapa-nui-cards', 2],
  ['rapa-nui', 2],
  ['giants', 3],
];

describe.each(GAMES)('an analysis of %s with %i players', (id, seats) => {
  test('has a planted blunder among the worst three decisions of its seat', async () => {
    const knowledge = await knowledgeOf(id, seats);
    const planted = plantedMatch(knowledge, seats, 'blunder 3', 40);
    if (!planted) throw new Error('nothing was planted');
    const { match, seat, ply } = planted;
    const found = judged(match, knowledge, { light: 'seen', seat, iterations: 300 });
    const worst = found.toSorted((a, b) => b.cost - a.cost).slice(0, 3);
    expect(worst.map((each) => each.ply)).toContain(ply);
    expect(VERDICTS.indexOf(worst[0].verdict)).toBeGreaterThan(0);
  });

  test('calls hardly any move of a bot that thinks a mistake', async () => {
    const knowledge = await knowledgeOf(id, seats);
    const match = playedBy(knowledge, seats, 'masters', 300);
    const found = judged(match, knowledge, { light: 'seen', seat: 0, iterations: 120 });
    const mistakes = found.filter(({ verdict }) => verdict === 'mistake' || verdict === 'blunder');
    expect(found.length).toBeGreaterThan(10);
    expect(mistakes.length / found.length).toBeLessThan(0.05);
  });
});

test('judgements that are known are not made again, and worse ones are', async () => {
  const knowledge = await knowledgeOf('rapa-nui-cards', 2);
  const match = playedBy(knowledge, 2, 'again', 20);
  const first = judged(match, knowledge, { light: 'seen', seat: 0, iterations: 50 });
  const known = new Map(first.map((each) => [each.ply, each]));
  expect(judged(match, knowledge, { light: 'seen', seat: 0, iterations: 50, known })[0]).toBe(first[0]);
  expect(judged(match, knowledge, { light: 'seen', seat: 0, iterations: 60, known })[0].iterations).toBe(60);
});
