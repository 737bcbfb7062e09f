import { Sfc32, writeMatch } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import { describe, expect, test } from 'vitest';
import { knowledgeOf, playedBy } from '../../analysis/testing/matches.ts';
import type { Judged } from '../src/engine/analysis-messages.ts';
import { Analyst } from '../src/engine/analyst.ts';

const networkOf = async (game: string, seats: number) => (await knowledgeOf(game as GameId, seats)).network;

/** A match whose first seat plays at random now and then. */
async function careless(game: GameId, seats: number) {
  const random = new Sfc32('careless');
  const knowledge = await knowledgeOf(game, seats);
  const match = playedBy(knowledge, seats, 'careless', 20, ({ game: rules, state }, seat) => {
    if (seat !== 0 || random.below(3) > 0) return undefined;
    const moves = new Int32Array(rules.moveCount);
    return moves[random.below(rules.moves(state, seat, moves))];
  });
  return writeMatch(match);
}

describe.each([
  ['rapa-nui-cards', 2],
  ['rapa-nui', 2],
] as const)('the analyst of %s', (game, seats) => {
  test('judges in notation, goes on from what is known, and explains what was better', async () => {
    const file = await careless(game, seats);
    const analyst = await Analyst.of(file, networkOf);
    const { decisions, plies, sheet } = analyst.background();
    expect(analyst.isOver).toBe(true);
    expect(plies).toBe(file.log.length);
    expect(sheet.scores.length).toBe(seats);

    const found = new Map<number, Judged>();
    for (const { judged, done } of analyst.work('seen', 40, [])) {
      found.set(judged.ply, judged);
      expect(done).toBeLessThanOrEqual(1.0001);
    }
    expect(found.size).toBe(decisions);
    for (const { ply, seat, move } of found.values()) expect(file.log[ply]).toEqual([seat, move]);

    const known = [...found.values()];
    for (const { judged } of analyst.work('seen', 40, known)) expect(judged).toEqual(found.get(judged.ply));

    const worst = known.toSorted((a, b) => b.cost - a.cost)[0];
    const { best, played, lacks } = analyst.explain(worst, 'seen');
    expect(best.happenings[0]).toMatchObject({ ply: worst.ply, seat: worst.seat, notation: worst.best });
    expect(played?.happenings[0]).toMatchObject({ ply: worst.ply, seat: worst.seat, notation: worst.move });
    expect(best.reasons.length).toBeGreaterThan(0);
    for (const reason of lacks) expect(best.reasons).toContainEqual(reason);
  });

  test('checks a move of a game that goes on, and explains it only if it cost much', async () => {
    const file = await careless(game, seats);
    const whole = await Analyst.of(file, networkOf);
    const found = [...whole.work('seen', 60, [])]
      .map(({ judged }) => judged)
      .filter(({ iterations }) => iterations === 60);
    const bad = found.find(({ verdict }) => verdict === 'mistake' || verdict === 'blunder');
    const fine = found.find(({ verdict }) => verdict === 'fine');
    for (const [judged, isExplained] of [
      [bad, true],
      [fine, false],
    ] as const) {
      if (!judged) throw new Error('the match has no such move');
      const begun = await Analyst.of({ ...file, log: file.log.slice(0, judged.ply + 1) }, networkOf);
      expect(begun.isOver).toBe(false);
      const check = begun.check(judged.ply, 60);
      expect(check?.judged).toEqual(judged);
      expect(check?.explanation !== undefined).toBe(isExplained);
    }
  });
});

test('a table that no bot has learnt is refused', async () => {
  await expect(Analyst.of(await careless('rapa-nui-cards', 2), async () => undefined)).rejects.toThrow(
    'No bot has learnt',
  );
});
