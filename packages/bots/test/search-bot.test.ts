import { AUDIENCE, type Bot, type Insight, Sfc32 } from '@ahu/core';
import { type Nim, nim } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { Network } from '../src/network/network.ts';
import { LEVELS } from '../src/players/levels.ts';
import { AsLongAs } from '../src/players/pace.ts';
import { type Effort, plainPlayer, playerOf, playoutPlayer } from '../src/players/player.ts';
import type { SearchBot } from '../src/players/search-bot.ts';
import type { Candidate } from '../src/search/candidate.ts';

/** Leaving a multiple of four wins. */
const [TAKE_1, TAKE_2, TAKE_3] = [0, 1, 2];
const ALL = [TAKE_1, TAKE_2, TAKE_3];
const HEAP = 10;

/** Sees the heap, and prefers nothing. */
const insight: Insight<Nim> = {
  featureCount: () => 1,
  features: (state, _seat, out) => {
    out[0] = state.heap / HEAP;
  },
  hint: () => 0.5,
};

/** A network that has learnt nothing. */
const network = new Network({ inputs: 1, hidden: 16, seats: 2, kinds: 1, traits: 1 + nim.moveCount });
const player = (effort?: Effort) => playerOf('strong', nim, { insight, network }, effort);
const view = (heap: number, turn: number) => ({ heap, turn, taken: [0, 0] });
const explain = (bot: SearchBot<Nim, unknown>, heap: number, turn = 0) =>
  bot.explain(view(heap, turn), turn, ALL.slice(0, heap), new Sfc32('search'));
const iterations = (ranked: readonly Candidate[]) => ranked.reduce((sum, { visits }) => sum + visits, 0);

describe('explain', () => {
  test.each([
    [HEAP, TAKE_2],
    [9, TAKE_1],
    [7, TAKE_3],
  ])('of a heap of %i knows the one move that wins, and that it does', (heap, winning) => {
    for (const bot of [playoutPlayer(nim, insight, { iterations: 2000 }), plainPlayer(nim, 2000)]) {
      const [best, ...others] = explain(bot, heap);
      expect(best.move).toBe(winning);
      expect(best.value).toBeGreaterThan(0.8);
      for (const { value, visits } of others) expect(value < best.value && visits < best.visits).toBe(true);
    }
  });

  test('of a lost position says that it is lost', () => {
    for (const { value } of explain(playoutPlayer(nim, insight, { iterations: 2000 }), 8))
      expect(value).toBeLessThan(0.3);
  });
});

describe('as long as another', () => {
  test('is the time that the other would take for the same decision', () => {
    let now = 0;
    const clock = () => ++now;
    const taking = (time: number): Bot => ({
      name: `takes ${time}`,
      choose: () => {
        now += time;
        return TAKE_1;
      },
    });
    const timeOf = (pace: Bot) => {
      const bot = new AsLongAs(pace, clock, (thinking) => playoutPlayer(nim, insight, thinking));
      const start = now;
      bot.choose(view(HEAP, 0), 0, ALL, new Sfc32('pace'));
      return now - start;
    };
    expect(timeOf(taking(500))).toBeCloseTo(1000, -2);
    expect(timeOf(taking(5000))).toBeCloseTo(10_000, -2);
  });
});

describe('effort', () => {
  test('scales the iterations, and leaves at least one', () => {
    expect(iterations(explain(player(), HEAP))).toBe(LEVELS.strong.iterations);
    expect(iterations(explain(player({ scale: 0.1 }), HEAP))).toBe(LEVELS.strong.iterations / 10);
    expect(iterations(explain(player({ scale: 1e-6 }), HEAP))).toBe(1);
  });
});

describe('the cap on the time', () => {
  /** A clock on which every look takes as long. */
  const clock = (milliseconds: number) => {
    let now = 0;
    return () => {
      now += milliseconds;
      return now;
    };
  };

  test('ends the search before its iterations do', () => {
    expect(iterations(explain(player({ clock: clock(10) }), HEAP))).toBe(LEVELS.strong.cap / 10 + 1);
    expect(iterations(explain(player({ clock: clock(0.1) }), HEAP))).toBe(LEVELS.strong.iterations);
  });

  test('leaves a move even if it is over at once', () => {
    const bot = player({ clock: clock(1e9) });
    expect(iterations(explain(bot, HEAP))).toBe(1);
    expect(ALL).toContain(bot.choose(view(HEAP, 0), 0, ALL, new Sfc32(1)));
  });
});

describe('the tree', () => {
  test('is carried on by what the seat sees', () => {
    const bot = player();
    explain(bot, HEAP);
    bot.sees(0, 0, TAKE_2);
    bot.sees(0, 1, TAKE_1);
    const carried = iterations(explain(bot, 7)) - LEVELS.strong.iterations;
    expect(carried).toBeGreaterThan(20);
    // What it knows are its thoughts about this very position: not more than those about the move that led to it.
    expect(carried).toBeLessThan(LEVELS.strong.iterations);
  });

  test('begins anew for a bot that is told nothing', () => {
    const bot = player();
    explain(bot, HEAP);
    expect(iterations(explain(bot, 7))).toBe(LEVELS.strong.iterations);
  });

  test('begins anew after a move that it does not know', () => {
    const bot = player();
    explain(bot, HEAP);
    bot.sees(0, 0, undefined);
    expect(iterations(explain(bot, 7))).toBe(LEVELS.strong.iterations);
  });

  test('is not mixed up with what another seat sees', () => {
    const bot = player();
    explain(bot, HEAP);
    bot.sees(AUDIENCE, 0, TAKE_2);
    expect(iterations(explain(bot, 8, 1))).toBe(LEVELS.strong.iterations);
  });
});

describe('a player who is still learning', () => {
  const noviceAt = (seed: string) =>
    playerOf('novice', nim, { insight, network }).explain(view(HEAP, 0), 0, ALL, new Sfc32(seed));

  test('looks at a few moves only, which are others another time, and the same from the same seed', () => {
    const { glance, iterations: often } = LEVELS.novice;
    const seen = Array.from({ length: 30 }, (_, n) => noviceAt(`novice ${n}`));
    for (const ranked of seen) {
      const noticed = ranked.filter(({ visits }) => visits > 0).length;
      expect(noticed).toBeGreaterThan(0);
      expect(noticed).toBeLessThanOrEqual(glance.moves);
      expect(iterations(ranked)).toBe(often);
    }
    const overlooked = seen.map((ranked) => ranked.find(({ prior }) => prior === 0)?.move);
    expect(new Set(overlooked).size).toBeGreaterThan(1);
    expect(noviceAt('novice 3')).toEqual(noviceAt('novice 3'));
  });
});
