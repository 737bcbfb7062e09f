import { askBot, type Bot, CHANCE, drawChance, firstOf, type Ply, randomBot, Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { greedy, rapaNui } from '../src/index.ts';
import type { State } from '../src/position/state.ts';
import { IMPROVEMENTS, OFFERINGS, TILES } from '../src/public/vocabulary.ts';
import { checkLedger } from './ledger.ts';

function play(bots: readonly Bot<never>[], seed: string): { state: State; log: Ply[] } {
  const random = new Sfc32(seed);
  const scratch = new Int32Array(rapaNui.moveCount);
  const state = rapaNui.start(bots.length, rapaNui.readOptions({}));
  const log: Ply[] = [];
  while (rapaNui.toMove(state) !== 0) {
    const seat = firstOf(rapaNui.toMove(state));
    const move =
      seat === CHANCE
        ? drawChance(rapaNui, state, random, scratch)
        : askBot(rapaNui, state, seat, bots[seat] as Bot, random);
    log.push({ seat, move });
    rapaNui.play(state, seat, move);
  }
  return { state, log };
}

const withoutPlace = (words: string): string => words.replace(/ (at|in|with) .*/, '');

const games = (bots: readonly Bot<never>[], count: number) =>
  Array.from({ length: count }, (_, i) => play(bots, `greedy ${i}`));

describe('greedy', () => {
  test.each([2, 3, 4])('with %i players on all seats plays legally and uses every part of the game', (seats) => {
    const played = games(Array(seats).fill(greedy), 30);
    const words = new Set(played.flatMap(({ log }) => log.map(({ move }) => withoutPlace(rapaNui.write(move)))));
    for (const tile of TILES.filter((name) => !['favour', 'exceptional offering', 'barter'].includes(name))) {
      expect(words, tile).toContain(`play ${tile}`);
    }
    expect(words).toContain('for 3 pearl');
    expect(words).toContain('take exceptional necklace');
    for (const improvement of IMPROVEMENTS) expect(words, improvement).toContain(`buy ${improvement}`);
    for (const offering of OFFERINGS) {
      expect(
        [...words].some((each) => each.endsWith(`for ${offering}`)),
        offering,
      ).toBe(true);
    }
    for (const { state, log } of played) {
      expect(state.round).toBeLessThan(20);
      checkLedger(log, state);
    }
  });

  test('beats random players by far', () => {
    for (const { state } of games([randomBot, greedy, randomBot], 20)) {
      expect(rapaNui.winners(state)).toBe(1 << 1);
    }
  });
});
