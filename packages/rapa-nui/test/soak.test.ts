import { legalMoves, playToEnd, type Seat, Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit/index.ts';
import { rapaNui as game } from '../src/index.ts';
import { freeAhus } from '../src/phases/end.ts';
import type { State } from '../src/position/state.ts';

function playRandom(seats: number, random: Sfc32): { state: State; plies: number } {
  const state = game.start(seats, game.readOptions({}));
  let plies = 0;
  const choose = (seat: Seat) => {
    const moves = legalMoves(game, state, seat);
    return moves[random.below(moves.length)];
  };
  playToEnd(game, state, random, choose, () => plies++);
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
