import {
  IllegalMove,
  Malformed,
  Match,
  readMatch,
  readMove,
  referee,
  Sfc32,
  seedFrom,
  UnreadableMove,
  writeMatch,
} from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rapaNuiCards as game } from '../src/index.ts';

const WORDS = Array.from({ length: game.moveCount }, (_, move) => game.write(move).split(' ')).flat();

/** Notation, near notation, and noise. */
const notation = fc.oneof(
  fc
    .array(fc.constantFrom(...new Set(WORDS), '1', '2', '4', '-1', 'sweet'), { maxLength: 5 })
    .map((words) => words.join(' ')),
  fc.constantFrom(...Array.from({ length: game.moveCount }, (_, move) => game.write(move))),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

test('100,000 fuzzed notations are read, refused with a rule, or unreadable; a refusal changes nothing', () => {
  const state = game.start(3, { openHands: false });
  const random = new Sfc32('fuzz');
  const scratch = new Int32Array(game.moveCount);
  let [played, refused, unreadable] = [0, 0, 0];
  fc.assert(
    fc.property(notation, fc.integer({ min: -1, max: 7 }), (text, seat) => {
      if (game.toMove(state) === 0) game.copy(game.start(3, { openHands: false }), state);
      const before = state.cells.slice();
      try {
        referee(game, state, seat, readMove(game, text));
        played++;
      } catch (error) {
        if (error instanceof IllegalMove) refused++;
        else if (error instanceof UnreadableMove) unreadable++;
        else throw error;
        expect(state.cells.every((cell, i) => cell === before[i])).toBe(true);
      }
      const ply = randomPly(game, state, random, scratch);
      if (ply && random.below(4) === 0) game.play(state, ply.seat, ply.move);
    }),
    { numRuns: 100_000, seed: 1 },
  );
  expect(played).toBeGreaterThan(100);
  expect(Math.min(refused, unreadable)).toBeGreaterThan(10_000);
});

/** A finished random match as a file. */
function someFile(seed: number): unknown {
  const seats = [2, 3, 4][seed % 3];
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}` }));
  const match = new Match(game, { seats: sitters, options: { openHands: false }, seed: seedFrom(seed), log: [] });
  const random = new Sfc32(seed);
  const scratch = new Int32Array(game.moveCount);
  for (match.settle(); !match.over; match.settle()) {
    const ply = randomPly(game, match.state, random, scratch);
    if (ply) match.play(ply.seat, ply.move);
  }
  return JSON.parse(JSON.stringify(writeMatch(match)));
}

const NOISE: readonly unknown[] = [
  null,
  -1,
  0,
  3,
  1e308,
  '',
  'chance',
  'lay fish',
  'play 2 fish',
  [],
  {},
  true,
  [[0, 'x']],
];

/** Changes, removes, doubles or swaps something somewhere in a document. */
function mutate(json: unknown, random: Sfc32): unknown {
  if (typeof json !== 'object' || json === null || random.below(4) === 0) return NOISE[random.below(NOISE.length)];
  const copy: Record<string, unknown> = structuredClone(json) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys[random.below(keys.length)] ?? 'x';
  const how = random.below(8);
  if (how === 0 && Array.isArray(copy)) copy.splice(Number(key), 1);
  else if (how === 1 && Array.isArray(copy)) copy.push(copy[random.below(copy.length)]);
  else if (how === 2) delete copy[key];
  else if (how === 3) copy[`${key}x`] = copy[key];
  else copy[key] = mutate(copy[key], random);
  return copy;
}

test('10,000 mutated match files are read as a valid match or refused with where and why', () => {
  const files = Array.from({ length: 30 }, (_, seed) => someFile(seed));
  const random = new Sfc32('files');
  let [valid, malformed] = [0, 0];
  for (let n = 0; n < 10_000; n++) {
    let file = files[n % files.length];
    for (let times = 1 + random.below(3); times > 0; times--) file = mutate(file, random);
    try {
      const match = readMatch(file, [game]);
      expect(game.load(match.game.save(match.state)).cells).toEqual(match.state.cells);
      valid++;
    } catch (error) {
      expect(error).toBeInstanceOf(Malformed);
      expect((error as Malformed).why).not.toBe('');
      malformed++;
    }
  }
  expect(valid).toBeGreaterThan(100);
  expect(malformed).toBeGreaterThan(5_000);
});

test('20,000 mutated positions are refused, or can be played to the end', () => {
  const random = new Sfc32('positions');
  const scratch = new Int32Array(game.moveCount);
  const state = game.start(4, { openHands: false });
  let [valid, malformed] = [0, 0];
  for (let n = 0; n < 20_000; n++) {
    const ply = randomPly(game, state, random, scratch);
    if (ply) game.play(state, ply.seat, ply.move);
    else game.copy(game.start([2, 3, 4][n % 3], { openHands: false }), state);
    try {
      const loaded = game.load(mutate(JSON.parse(JSON.stringify(game.save(state))), random));
      let plies = 0;
      for (let next = randomPly(game, loaded, random, scratch); next; next = randomPly(game, loaded, random, scratch)) {
        expect(++plies).toBeLessThan(game.longestGame);
        game.play(loaded, next.seat, next.move);
      }
      valid++;
    } catch (error) {
      expect(error).toBeInstanceOf(Malformed);
      malformed++;
    }
  }
  expect(malformed).toBeGreaterThan(10_000);
  expect(valid).toBeGreaterThan(100);
});
