import { CHANCE, players, Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { rapaNui, type State } from '../src/index.ts';
import { insight } from '../src/insight/index.ts';

const GAMES = 12;
const scratch = new Int32Array(rapaNui.moveCount);

function featuresOf(state: State, seat: number): Float32Array {
  // One more at the end, to see whether it is written over.
  const out = new Float32Array(insight.featureCount(state.setup.seats) + 1).fill(Number.NaN);
  insight.features(state, seat, out);
  return out;
}

function checkFeatures(state: State, random: Sfc32): void {
  for (const seat of players(state.setup.seats)) {
    const features = featuresOf(state, seat);
    expect(features.at(-1)).toBeNaN();
    expect(features.subarray(0, -1).every((feature) => Math.abs(feature) <= 4)).toBe(true);
    const view = rapaNui.view(state, seat);
    for (let world = 0; world < 2; world++) {
      expect(featuresOf(rapaNui.determinize(view, random), seat)).toEqual(features);
    }
  }
}

function checkHints(state: State, seat: number): void {
  const count = rapaNui.moves(state, seat, scratch);
  for (const move of scratch.subarray(0, count)) {
    const hint = insight.hint(state, seat, move);
    expect(hint, rapaNui.write(move)).toBeGreaterThanOrEqual(0);
    expect(hint, rapaNui.write(move)).toBeLessThanOrEqual(1);
  }
}

/** One decision in eight of random games; in every fourth of them it is the first game of its players. */
function sample(seats: number, random: Sfc32, check: (state: State, seat: number) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const state = rapaNui.start(seats, rapaNui.readOptions({ firstGame: game % 4 === 3 }));
    const next = () => randomPly(rapaNui, state, random, scratch);
    for (let ply = next(); ply; ply = next()) {
      if (ply.seat !== CHANCE && random.below(8) === 0) check(state, ply.seat);
      rapaNui.play(state, ply.seat, ply.move);
    }
  }
}

describe.each(rapaNui.seats)('%i players', (seats) => {
  test('features are as many as announced, of moderate size, and the same in all worlds that look alike', () => {
    const random = new Sfc32(`features ${seats}`);
    sample(seats, random, (state) => checkFeatures(state, random));
  });

  test('hints of all legal moves lie between 0 and 1', () => {
    sample(seats, new Sfc32(`hints ${seats}`), checkHints);
  });
});
