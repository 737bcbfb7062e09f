import { legalMoves, playToEnd, Sfc32 } from '@ahu/core';
import { rapaNui } from '@ahu/rapa-nui';
import { explainer } from '@ahu/rapa-nui/reasons';
import { expect, test } from 'vitest';

/** A hint for Barter is worth nothing without what it turns into what. */
test('[R6.2] the reasons for a Barter name what is given and what is taken', () => {
  const random = new Sfc32('barters');
  let checked = 0;
  for (let round = 0; round < 30; round++) {
    const state = rapaNui.start(3, rapaNui.readOptions({}));
    playToEnd(rapaNui, state, random, (seat) => {
      const moves = legalMoves(rapaNui, state, seat);
      const uses = moves.filter((move) => {
        const act = rapaNui.actOf(move);
        return act.kind === 'use' && act.by === 'play' && act.tile === 'barter';
      });
      if (uses.length > 0) {
        const [world, before] = [rapaNui.copy(state), rapaNui.view(state, seat)];
        const plies = [uses[random.below(uses.length)], undefined].map((chosen) => {
          const options = legalMoves(rapaNui, world, seat);
          const move = chosen ?? options[random.below(options.length)];
          const act = rapaNui.actOf(move);
          rapaNui.play(world, seat, move);
          return { seat, act, after: rapaNui.view(world, seat) };
        });
        const change = plies[1].after.players[seat].resources.map((n, r) => n - before.players[seat].resources[r]);
        const told = explainer.reasons({ before, plies, seat });
        const bundleOf = (kind: 'gets' | 'spends') => told.find((reason) => reason.kind === kind);
        const gained = change.map((n) => Math.max(0, n));
        const spent = change.map((n) => Math.max(0, -n));
        expect(plies[1].act.kind).toBe('receive');
        if (gained.some((n) => n > 0)) {
          checked++;
          expect(bundleOf('gets')).toMatchObject({ bundle: gained });
          expect(bundleOf('spends')).toMatchObject({ bundle: spent });
        }
      }
      return moves[random.below(moves.length)];
    });
  }
  expect(checked).toBeGreaterThan(10);
});
