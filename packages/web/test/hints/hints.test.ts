import { type Ply, type Reason, Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { type GameId, TITLES } from '@ahu/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardsTruths } from './cards-truths.ts';
import { giantsTruths } from './giants-truths.ts';
import { advisor, type Decision, decisions, played } from './positions.ts';
import { rapaNuiTruths } from './rapa-nui-truths.ts';
import { twinsIn } from './twins.ts';

const POSITIONS = 210;

const TRUTHS = { giants: giantsTruths, 'rapa-nui': rapaNuiTruths, 'rapa-nui-cards': cardsTruths };

describe.each(Object.entries(TRUTHS) as [GameId, object][])('hints of %s', (id, truths) => {
  let found: Decision[] = [];
  beforeAll(async () => {
    found = await decisions(id, 3, POSITIONS);
  });

  test('have reasons for every plan, those for it before those against it', () => {
    for (const { hint } of found) {
      expect(hint.plans.length).toBeGreaterThan(0);
      expect(hint.even).toBeGreaterThan(0);
      for (const { reasons, line } of hint.plans) {
        expect([line, reasons]).not.toEqual([line, []]);
        const signs = reasons.map(({ weight }) => Math.sign(weight));
        expect(signs).toEqual(signs.toSorted((a, b) => b - a));
      }
    }
  });

  test('name true consequences, by the engine', () => {
    let checked = 0;
    let unplayed = 0;
    const wrong: unknown[] = [];
    for (const decision of found)
      for (const plan of decision.hint.plans) {
        const outcome = played(id, decision, plan);
        if (outcome === undefined) {
          unplayed++;
          continue;
        }
        for (const reason of plan.reasons) {
          checked++;
          try {
            (truths as Record<string, (reason: Reason, played: unknown) => void>)[reason.kind](reason, outcome);
          } catch (error) {
            wrong.push({ line: plan.line, reason, error: String((error as Error).message).slice(0, 300) });
          }
        }
      }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(checked).toBeGreaterThan(2 * POSITIONS);
    // What others choose in the middle can make a plan impossible.
    expect(unplayed).toBeLessThan(POSITIONS / 20);
  });

  test('say what another plan lacks only where it is so', () => {
    for (const { plans } of found.map(({ hint }) => hint))
      for (const { lacks, reasons } of plans)
        for (const { kind, weight } of lacks) {
          expect(weight).toBeGreaterThan(0);
          expect(reasons.some((reason) => reason.kind === kind && reason.weight >= weight)).toBe(false);
        }
  });
});

/** Everything is open in Rapa Nui but offerings that were seen when they were taken. */
test.each(['giants', 'rapa-nui-cards'] as const)(
  'a hint of %s is the same whatever the seat does not know',
  async (id) => {
    const { game } = TITLES[id];
    const start = game.start(3, game.readOptions({}));
    const advise = await advisor(id, 3);
    const [world, random, scratch] = [game.copy(start), new Sfc32('twins'), new Int32Array(game.moveCount)];
    const log: Ply[] = [];
    for (let ply = randomPly(game, world, random, scratch); ply; ply = randomPly(game, world, random, scratch)) {
      game.play(world, ply.seat, ply.move);
      log.push(ply);
    }
    const twins = twinsIn(game, start, log).slice(0, 30);
    expect(twins.length).toBeGreaterThan(3);
    for (const { viewer, positions } of twins) {
      const [one, other] = positions.map((position) => advise(position, viewer).hint);
      expect(positions[0].cells).not.toEqual(positions[1].cells);
      expect(other).toEqual(one);
    }
  },
);
