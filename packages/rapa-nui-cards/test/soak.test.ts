import { CHANCE, drawChance, firstOf, Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit.ts';
import { rapaNuiCards as game } from '../src/index.ts';
import { TAKES, VERB_OF } from '../src/moves.ts';

const scratch = new Int32Array(game.moveCount);

/** A random game from the start; returns how many cards were taken. */
function cardsTaken(seats: number, random: Sfc32, onPosition?: (state: ReturnType<typeof game.start>) => void): number {
  const state = game.start(seats, { openHands: false });
  let taken = 0;
  for (let waiting = game.toMove(state); waiting !== 0; waiting = game.toMove(state)) {
    onPosition?.(state);
    const seat = firstOf(waiting);
    const drawn = seat === CHANCE;
    const move = drawn
      ? drawChance(game, state, random, scratch)
      : scratch[random.below(game.moves(state, seat, scratch))];
    if (VERB_OF[move] === TAKES) taken++;
    game.play(state, seat, move);
  }
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

  test('[C1.1] [C1.2] [C1.3] [C1.4] every card is in exactly one place at every position', () => {
    const random = new Sfc32(`cards ${seats}`);
    for (let n = 0; n < 200; n++) cardsTaken(seats, random, audit);
  });
});
