import { CHANCE, drawChance, firstOf, Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit/index.ts';
import { freeAhus } from '../src/end.ts';
import { rapaNui as game } from '../src/index.ts';
import type { State } from '../src/state.ts';

const scratch = new Int32Array(game.moveCount);

function playRandom(seats: number, random: Sfc32): { state: State; plies: number } {
  const state = game.start(seats, game.readOptions({}));
  let plies = 0;
  for (let waiting = game.toMove(state); waiting !== 0; waiting = game.toMove(state)) {
    const seat = firstOf(waiting);
    const drawn = seat === CHANCE;
    const move = drawn
      ? drawChance(game, state, random, scratch)
      : scratch[random.below(game.moves(state, seat, scratch))];
    game.play(state, seat, move);
    plies++;
  }
  return { state, plies };
}

describe.each(game.seats)('%i players', (seats) => {
  test('[R9.2] 500 random games end, each in one of the three ways', () => {
    const random = new Sfc32(`soak ${seats}`);
    for (let n = 0; n < 500; n++) {
      const { state, plies } = playRandom(seats, random);
      audit(state);
      expect(plies).toBeLessThan(game.longestGame);
      expect(freeAhus(state) <= seats || state.round === 20 || state.idle === 3).toBe(true);
    }
  });
});
