import { askBot, CHANCE, drawChance, firstOf, Sfc32 } from '@ahu/core';
import { expect, test } from 'vitest';
import { accounts, giants, greedy } from '../src/index.ts';
import { OVER } from '../src/position/state.ts';

const scratch = new Int32Array(giants.moveCount);

/** A game with greedy on every seat, and what was played in it. */
function playGame(seats: number, seed: string) {
  const random = new Sfc32(seed);
  const state = giants.start(seats, giants.readOptions({}));
  const played: string[] = [];
  for (let waiting = giants.toMove(state); waiting !== 0; waiting = giants.toMove(state)) {
    const seat = firstOf(waiting);
    const drawn = seat === CHANCE;
    const move = drawn ? drawChance(giants, state, random, scratch) : askBot(giants, state, seat, greedy, random);
    played.push(giants.write(move));
    giants.play(state, seat, move);
  }
  return { state, played };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

test('greedy on four seats wins with 60 to 120, and uses every part of the game', { timeout: 60_000 }, () => {
  const games = Array.from({ length: 20 }, (_, n) => playGame(4, `greedy ${n}`));
  const best = median(games.map(({ state }) => Math.max(...giants.scores(state))));
  expect(best).toBeGreaterThanOrEqual(60);
  expect(best).toBeLessThanOrEqual(120);
  const played = games.flatMap((game) => game.played).join('\n');
  for (const part of [
    /bid [1-6] marker/,
    /: reserve/,
    /cap on/,
    /take half-tablet/,
    /place chief at \w+: /,
    /: forest/,
  ]) {
    expect(played).toMatch(part);
  }
  const shares = games.flatMap(({ state }) => accounts(state));
  for (const from of ['moai', 'headdresses', 'transport', 'tablets'] as const) {
    expect(shares.some((account) => account[from] > 0)).toBe(true);
  }
});

test.each([3, 5])('greedy finishes games of %i by the rules', (seats) => {
  for (let n = 0; n < 5; n++) expect(playGame(seats, `finish ${n}`).state.phase).toBe(OVER);
});
