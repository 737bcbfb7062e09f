import { legalMoves, playToEnd, type Seat, Sfc32 } from '@ahu/core';
import { expect, test } from 'vitest';
import { rapaNui } from '../src/index.ts';
import type { State } from '../src/position/state.ts';
import { IMPROVEMENTS } from '../src/public/index.ts';

/** Every position in which a gain is chosen, of random games. */
function eachGain(onPosition: (state: State, seat: Seat, isBegun: boolean) => void): void {
  const random = new Sfc32('gains');
  for (let game = 0; game < 60; game++) {
    const state = rapaNui.start(3, rapaNui.readOptions({}));
    let isBegun = false;
    const choose = (seat: Seat) => {
      if (rapaNui.view(state, seat).phase === 'gain') onPosition(state, seat, isBegun);
      const moves = legalMoves(rapaNui, state, seat);
      return moves[random.below(moves.length)];
    };
    playToEnd(rapaNui, state, random, choose, (_seat, move) => {
      const { kind } = rapaNui.actOf(move);
      isBegun = kind === 'gain' || (isBegun && kind === 'use');
    });
  }
}

test('[R6.12] [R7.0] a refusal tells that the gain has begun, or that three improvements are enough', () => {
  const told: Record<string, number> = {};
  eachGain((state, seat, isBegun) => {
    for (const improvement of IMPROVEMENTS) {
      const refusal = rapaNui.explain(state, seat, rapaNui.moveOf({ kind: 'buy', improvement }));
      const why = refusal?.rule === 'R7.0' ? (refusal.facts?.why ?? '') : '';
      if (isBegun) expect(refusal).toEqual({ rule: 'R7.0', facts: { why: 'begun' } });
      else expect(['', 'enough']).toContain(why);
      told[why] = (told[why] ?? 0) + 1;
    }
    const barter = rapaNui.moveOf({ kind: 'use', by: 'play', tile: 'barter', given: [3, 0, 0, 0] });
    const refusal = rapaNui.explain(state, seat, barter);
    expect(refusal?.rule === 'R6.12').toBe(isBegun && rapaNui.view(state, seat).players[seat].tiles[1] > 0);
    if (refusal?.rule === 'R6.12') {
      expect(refusal.facts).toEqual({ why: 'begun' });
      told.barter = (told.barter ?? 0) + 1;
    }
  });
  expect(Object.keys(told).toSorted()).toEqual(['', 'barter', 'begun', 'enough']);
});
