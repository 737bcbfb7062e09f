import { CHANCE, legalMoves, type Seat, Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { expect, test } from 'vitest';
import { giants } from '../src/index.ts';
import { ARGUMENT_OF, DRAWS, moveOf, PAYS, VERB_OF } from '../src/position/moves.ts';
import { DRAW, layout, PICK, type State } from '../src/position/state.ts';
import { PAYMENTS } from '../src/public/payments.ts';
import { MAX_PLAYERS } from '../src/public/vocabulary.ts';

const ROWS = [
  'prestige',
  'tablets',
  'workers',
  'markers',
  'bases',
  'logs',
  'sorcerer',
  'chief',
  'frontWorkers',
  'frontMarkers',
  'urnWorkers',
  'urnMarkers',
  'bid',
  'sculptors',
  'workersOn',
] as const;

/** The same table with everybody one seat further on. */
function rotate(state: State): State {
  const { seats } = state.setup;
  const up = (seat: Seat) => (seat < 0 ? seat : (seat + 1) % seats);
  const upSet = (set: number) => ((set << 1) | (set >> (seats - 1))) & ((1 << seats) - 1);
  const turned = layout.copy(state);
  turned.first = up(state.first);
  turned.asked = up(state.asked);
  turned.passed = upSet(state.passed);
  for (const name of ROWS) {
    const row = state[name].length / MAX_PLAYERS;
    for (let seat = 0; seat < seats; seat++) {
      turned[name].set(state[name].subarray(seat * row, (seat + 1) * row), up(seat) * row);
    }
  }
  for (const name of ['baseOn', 'holder', 'marker'] as const) turned[name].set(state[name].map(up));
  turned.peeked.set(state.peeked.map(upSet));
  if (state.phase === PICK) for (let i = 0; i < seats; i++) turned.order[i] = up(state.order[i]);
  return turned;
}

function rotateMove(move: number, seats: number): number {
  const up = (seat: Seat) => (seat + 1) % seats;
  if (VERB_OF[move] === DRAWS) return moveOf(DRAWS, up(ARGUMENT_OF[move]));
  if (VERB_OF[move] !== PAYS) return move;
  const paid = PAYMENTS[ARGUMENT_OF[move]].map(up).toSorted();
  return moveOf(
    PAYS,
    PAYMENTS.findIndex((payment) => payment.join() === paid.join()),
  );
}

test.each(giants.seats)('[G3.9] [G3.37] nobody is treated differently: %i players move up a seat', (seats) => {
  const random = new Sfc32(`symmetry ${seats}`);
  const scratch = new Int32Array(giants.moveCount);
  for (let game = 0; game < 6; game++) {
    const state = giants.start(seats, giants.readOptions({}));
    for (let ply = randomPly(giants, state, random, scratch); ply; ply = randomPly(giants, state, random, scratch)) {
      const turned = state.phase === DRAW ? giants.copy(state) : rotate(state);
      const seat = ply.seat === CHANCE ? CHANCE : (ply.seat + 1) % seats;
      const offered = legalMoves(giants, state, ply.seat).map((move) => rotateMove(move, seats));
      expect(legalMoves(giants, turned, seat)).toEqual(offered.toSorted((a, b) => a - b));
      giants.play(turned, seat, rotateMove(ply.move, seats));
      giants.play(state, ply.seat, ply.move);
      const wanted = rotate(state).cells;
      expect(turned.cells.every((cell, i) => cell === wanted[i])).toBe(true);
    }
    expect(giants.scores(rotate(state))).toEqual([giants.scores(state).at(-1), ...giants.scores(state).slice(0, -1)]);
  }
});
