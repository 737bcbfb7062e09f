import { CHANCE, firstOf, legalMoves, type Seat, Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { expect, test } from 'vitest';
import { rapaNuiCards as game } from '../src/index.ts';
import { layout, type State } from '../src/state.ts';

const ROWS = ['wood', 'glory', 'hand', 'area', 'sacrifices'] as const;

/** The same table with everybody one seat further on. */
function rotate(state: State): State {
  const { seats } = state.setup;
  const on = (seat: Seat) => (seat + 1) % seats;
  const turned = layout.copy(state);
  turned.active = on(state.active);
  turned.asked = on(state.asked);
  for (const name of ROWS) {
    const row = state[name].length / 4;
    for (let seat = 0; seat < seats; seat++) {
      turned[name].set(state[name].subarray(seat * row, (seat + 1) * row), on(seat) * row);
    }
  }
  for (let card = 0; card < state.faceDowns; card++) turned.faceDownBy[card] = on(state.faceDownBy[card]);
  return turned;
}

test.each(game.seats)('[C5.4] [C4.1] nobody is treated differently: %i players move up a seat', (seats) => {
  const random = new Sfc32(`symmetry ${seats}`);
  const scratch = new Int32Array(game.moveCount);
  for (let n = 0; n < 100; n++) {
    const state = game.start(seats, { openHands: false });
    for (let ply = randomPly(game, state, random, scratch); ply; ply = randomPly(game, state, random, scratch)) {
      const turned = rotate(state);
      const seat = ply.seat === CHANCE ? CHANCE : (ply.seat + 1) % seats;
      const dealing = state.dealing === 1;
      if (!dealing) {
        expect(firstOf(game.toMove(turned))).toBe(seat);
        expect(legalMoves(game, turned, seat)).toEqual(legalMoves(game, state, ply.seat));
      }
      game.play(state, ply.seat, ply.move);
      game.play(turned, seat, ply.move);
      // The first turn goes to seat 0 however the table is turned.
      if (!dealing) expect(turned.cells).toEqual(rotate(state).cells);
    }
    expect(game.scores(rotate(state))).toEqual([game.scores(state).at(-1), ...game.scores(state).slice(0, -1)]);
  }
});
