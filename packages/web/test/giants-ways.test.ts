import { askBot, legalMoves, Match, Sfc32, seatsOf } from '@ahu/core';
import { giants, greedy } from '@ahu/giants';
import { expect, test } from 'vitest';
import { type Goal, waysAfter } from '../src/engine/giants.ts';

type State = Match<ReturnType<typeof giants.start>>['state'];

const ENDS = /^(erect|cap|mark|leave)/;

/** Plays a route with the first payment that there is, and tells what others earned. */
function walk(from: State, seat: number, object: string, { route }: Goal): { paid: number[]; ends: string[] } {
  const state = giants.copy(from);
  const before = [...state.prestige];
  const play = (notation: string): void => {
    const move = giants.read(notation) as number;
    expect(giants.breaks(state, seat, move), notation).toBeUndefined();
    giants.play(state, seat, move);
  };
  play(`carry ${object}`);
  for (const hex of route) {
    play(`to ${hex}`);
    if (state.entering >= 0) giants.play(state, seat, legalMoves(giants, state, seat)[0]);
  }
  const ends = legalMoves(giants, state, seat).map((move) => giants.write(move));
  return { paid: before.map((points, i) => state.prestige[i] - points), ends: ends.filter((end) => ENDS.test(end)) };
}

test('[G3.29] every goal is reached by its route, at its price, with its ends, in whole games', () => {
  const random = new Sfc32('ways');
  let goals = 0;
  for (const seats of [3, 5]) {
    const sitters = Array.from({ length: seats }, (_, i) => ({ name: `player ${i}`, bot: 'greedy' }));
    const match = new Match(giants, {
      seats: sitters,
      options: giants.readOptions({}),
      seed: '5a'.repeat(32),
      log: [],
    });
    for (match.settle(); !match.over; match.settle()) {
      const { state } = match;
      const [seat] = seatsOf(giants.toMove(state));
      const moves = legalMoves(giants, state, seat).map((move) => giants.write(move));
      for (const notation of moves.filter((move) => move.startsWith('carry '))) {
        const object = notation.slice('carry '.length);
        for (const goal of waysAfter(giants.view(state, seat), { object, via: [] }, random)) {
          const { paid, ends } = walk(state, seat, object, goal);
          expect(paid.reduce((sum, points) => sum + points)).toBe(goal.price);
          expect(ends).toEqual(goal.ends);
          for (const { seat: helper, least, most } of goal.wages) {
            expect(paid[helper]).toBeGreaterThanOrEqual(least);
            expect(paid[helper]).toBeLessThanOrEqual(most);
          }
          goals++;
        }
      }
      match.play(seat, askBot(giants, state, seat, greedy, random));
    }
  }
  expect(goals).toBeGreaterThan(500);
});

test('a route that is bent by hand keeps its first hexes and counts what they cost', () => {
  const random = new Sfc32('bent');
  const sitters = Array.from({ length: 4 }, (_, i) => ({ name: `player ${i}`, bot: 'greedy' }));
  const match = new Match(giants, { seats: sitters, options: giants.readOptions({}), seed: '5b'.repeat(32), log: [] });
  let bent = 0;
  for (match.settle(); !match.over; match.settle()) {
    const { state } = match;
    const [seat] = seatsOf(giants.toMove(state));
    const carries = legalMoves(giants, state, seat).map((move) => giants.write(move));
    for (const notation of carries.filter((move) => move.startsWith('carry '))) {
      const object = notation.slice('carry '.length);
      const view = giants.view(state, seat);
      for (const { hex } of waysAfter(view, { object, via: [] }, random).filter(({ near }) => near)) {
        for (const goal of waysAfter(view, { object, via: [hex] }, random)) {
          expect(goal.route[0]).toBe(hex);
          const { paid } = walk(state, seat, object, goal);
          expect(paid.reduce((sum, points) => sum + points)).toBe(goal.price);
          bent++;
        }
      }
    }
    match.play(seat, askBot(giants, state, seat, greedy, random));
  }
  expect(bent).toBeGreaterThan(100);
});
