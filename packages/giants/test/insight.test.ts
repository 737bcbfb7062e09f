import { CHANCE, drawChance, firstOf, has, type Move, playToEnd, type Seat, Sfc32 } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { giants } from '../src/index.ts';
import { insight } from '../src/insight/index.ts';
import type { State } from '../src/position/state.ts';

const GAMES = 3;

/** Plays at random and yields every position, with the seat to move, before its move. */
function playRandomly(seats: number, seed: string, show: (state: State, seat: Seat) => void): void {
  const random = new Sfc32(seed);
  const moves = new Int32Array(giants.moveCount);
  const state = giants.start(seats, giants.readOptions({}));
  for (let waiting = giants.toMove(state); waiting !== 0; waiting = giants.toMove(state)) {
    const seat = has(waiting, CHANCE) ? CHANCE : firstOf(waiting);
    show(state, seat);
    const move =
      seat === CHANCE
        ? drawChance(giants, state, random, moves)
        : moves[random.below(giants.moves(state, seat, moves))];
    giants.play(state, seat, move);
  }
  show(state, CHANCE);
}

describe.each(giants.seats)('%i players', (seats) => {
  const count = insight.featureCount(seats);
  const featuresOf = (state: State, seat: Seat): Float32Array => {
    const out = new Float32Array(count + 1).fill(Number.NaN);
    insight.features(state, seat, out);
    return out;
  };

  test('every feature is written and about the size of one', () => {
    for (let n = 0; n < GAMES; n++) {
      playRandomly(seats, `size ${n}`, (state) => {
        const out = featuresOf(state, state.asked);
        for (let i = 0; i < count; i++) if (!(Math.abs(out[i]) <= 6)) expect.fail(`feature ${i} is ${out[i]}`);
        expect(out[count]).toBeNaN();
      });
    }
  });

  test('[G5.1] positions that a seat cannot tell apart have the same features', () => {
    const random = new Sfc32('worlds');
    for (let n = 0; n < GAMES; n++) {
      playRandomly(seats, `alike ${n}`, (state) => {
        if (random.below(10) > 0) return;
        for (let seat = 0; seat < seats; seat++) {
          const view = giants.view(state, seat);
          const real = featuresOf(state, seat);
          expect(featuresOf(giants.determinize(view, random), seat)).toEqual(real);
        }
      });
    }
  });

  test('[G3.35] nobody is left with a peek as the only hope', () => {
    const moves = new Int32Array(giants.moveCount);
    const isPeek = (move: Move) => giants.write(move).startsWith('peek');
    for (let n = 0; n < GAMES; n++) {
      playRandomly(seats, `hope ${n}`, (state, seat) => {
        if (seat === CHANCE) return;
        const legal = Array.from(moves.subarray(0, giants.moves(state, seat, moves)));
        const hopeful = legal.filter((move) => insight.hint(state, seat, move) > 0);
        if (hopeful.length === 0 || hopeful.some(isPeek)) expect.fail(legal.map(giants.write).join(', '));
      });
    }
  });

  test('whoever follows the hints alone raises moai and headdresses, and takes nothing up in vain', () => {
    const moves = new Int32Array(giants.moveCount);
    const played: string[] = [];
    const state = giants.start(seats, giants.readOptions({}));
    playToEnd(giants, state, new Sfc32('hints alone'), (seat) => {
      const legal = Array.from(moves.subarray(0, giants.moves(state, seat, moves)));
      const hints = legal.map((move) => insight.hint(state, seat, move));
      const move = legal[hints.indexOf(Math.max(...hints))];
      played.push(giants.write(move));
      return move;
    });
    expect(played.filter((move) => move.startsWith('erect')).length).toBeGreaterThan(10);
    expect(played.filter((move) => move.startsWith('cap')).length).toBeGreaterThan(2);
    expect(played).not.toContain('put back');
  });

  test('hints lie between 0 and 1, and do not depend on what was asked before', () => {
    const moves = new Int32Array(giants.moveCount);
    const elsewhere = giants.start(seats, giants.readOptions({}));
    playRandomly(seats, 'hints', (state, seat) => {
      if (seat === CHANCE) return;
      const legal = moves.subarray(0, giants.moves(state, seat, moves));
      for (const move of legal) {
        const hint = insight.hint(state, seat, move);
        if (!(hint >= 0 && hint <= 1)) expect.fail(`${giants.write(move)} has the hint ${hint}`);
      }
      const last = legal[legal.length - 1];
      const hint = insight.hint(state, seat, last);
      insight.hint(elsewhere, 0, giants.read('bid nothing') as number);
      expect(insight.hint(state, seat, last)).toBe(hint);
    });
  });
});
