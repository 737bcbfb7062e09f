import { CHANCE, type Ply, players, Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { accounts, rapaNui } from '../src/index.ts';
import { ARGUMENT_OF, DRAWS, moveOf, VERB_OF } from '../src/position/moves.ts';
import type { State } from '../src/position/state.ts';

function playRandom(seats: number, seed: string): { log: Ply[]; state: State } {
  const random = new Sfc32(seed);
  const scratch = new Int32Array(rapaNui.moveCount);
  const state = rapaNui.start(seats, rapaNui.readOptions({}));
  const log: Ply[] = [];
  for (let ply = randomPly(rapaNui, state, random, scratch); ply; ply = randomPly(rapaNui, state, random, scratch)) {
    rapaNui.play(state, ply.seat, ply.move);
    log.push(ply);
  }
  return { log, state };
}

/** The same game with everybody one chair further. */
function rotate({ seat, move }: Ply, seats: number): Ply {
  const next = (each: number) => (each + 1) % seats;
  const rotated = VERB_OF[move] === DRAWS ? moveOf(DRAWS, next(ARGUMENT_OF[move])) : move;
  return { seat: seat === CHANCE ? seat : next(seat), move: rotated };
}

describe.each(rapaNui.seats)('%i players', (seats) => {
  test('the rules know no seat: a game played one chair further ends the same', () => {
    for (let n = 0; n < 30; n++) {
      const { log, state } = playRandom(seats, `rotation ${n}`);
      const again = rapaNui.start(seats, rapaNui.readOptions({}));
      for (const ply of log) {
        const { seat, move } = rotate(ply, seats);
        expect(rapaNui.breaks(again, seat, move)).toBeUndefined();
        rapaNui.play(again, seat, move);
      }
      const scores = rapaNui.scores(again);
      expect(players(seats).map((seat) => scores[(seat + 1) % seats])).toEqual(rapaNui.scores(state));
    }
  });

  test('points come from offerings, resources, the tablet and Favour, and add up to the score [R9.3]', () => {
    for (let n = 0; n < 30; n++) {
      const { state } = playRandom(seats, `accounts ${n}`);
      const shown = players(seats).map((seat) => rapaNui.view(state, seat).players[seat]);
      accounts(state).forEach((account, seat) => {
        const { offerings, resources, rongo, tiles } = shown[seat];
        const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
        expect(account).toEqual({
          offerings: sum(offerings ?? []),
          resources: sum(resources),
          rongo: rongo ? 3 : 0,
          favour: 3 * tiles[9],
        });
        expect(rapaNui.scores(state)[seat]).toBe(
          account.offerings + account.resources + account.rongo + account.favour,
        );
      });
    }
  });
});
