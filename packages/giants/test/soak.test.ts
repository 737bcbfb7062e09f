import { Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { giants } from '../src/index.ts';
import { LAST_ROUND } from '../src/public/vocabulary.ts';

test.each(giants.seats)('[G4.1] [G4.4] 60 random games of %i end, few by the last round', (seats) => {
  const random = new Sfc32(`soak ${seats}`);
  const scratch = new Int32Array(giants.moveCount);
  let limited = 0;
  for (let game = 0; game < 60; game++) {
    const state = giants.start(seats, giants.readOptions({}));
    for (let ply = randomPly(giants, state, random, scratch); ply; ply = randomPly(giants, state, random, scratch)) {
      giants.play(state, ply.seat, ply.move);
    }
    audit(state);
    if (state.round === LAST_ROUND) limited++;
  }
  expect(limited).toBeLessThan(4);
});
