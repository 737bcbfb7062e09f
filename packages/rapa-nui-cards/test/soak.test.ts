import { playToEnd, type Seat, Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit.ts';
import { rapaNuiCards as game } from '../src/index.ts';
import { TAKES, VERB_OF } from '../src/moves.ts';
import type { State } from '../src/state.ts';

const scratch = new Int32Array(game.moveCount);

/** A random game from the start; returns how many cards were taken. */
function cardsTaken(seats: number, random: Sfc32, onPosition?: (state: State) => void): number {
  const state = game.start(seats, { openHands: false });
  let taken = 0;
  const choose = (seat: Seat) => scratch[random.below(game.moves(state, seat, scratch))];
  playToEnd(game, state, random, choose, (_seat, move) => {
    onPosition?.(state);
    if (VERB_OF[move] === TAKES) taken++;
  });
  audit(state);
  return taken;
}

describe.each(game.seats)('%i players', (seats) => {
  test('[C7.1] 10,000 random games end, after 36 to 45 cards were taken', () => {
    const random = new Sfc32(`soak ${seats}`);
    const taken = Array.from({ length: 10_000 }, () => cardsTaken(seats, random));
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(36);
    expect(Math.max(...taken)).toBeLessThanOrEqual(45);
  });

  test('[C1.1] [C1.2] [C1.3] every card is in exactly one place at every position', () => {
    const random = new Sfc32(`cards ${seats}`);
    for (let n = 0; n < 200; n++) cardsTaken(seats, random, audit);
  });
});
