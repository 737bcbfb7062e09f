import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { FairChance, isSeed, type Random, Sfc32, seedFrom, seedHash } from '../src/index.ts';

const draws = (random: Random, n: number, times: number): number[] =>
  Array.from({ length: times }, () => random.below(n));

test('a seed and a ply decide the chance of that ply: anybody can compute it with HMAC-SHA-256', () => {
  const key = createHash('sha256').update('ahu seed pukao').digest();
  const block = createHmac('sha256', key).update('ply 3 block 0').digest();
  const faces = Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i) % 6);
  expect(draws(new FairChance(seedFrom('pukao'), 3), 6, 8)).toEqual(faces);
  expect(draws(new FairChance(seedFrom('pukao'), 4), 6, 8)).not.toEqual(faces);
});

test('seeds are 64 hexadecimal digits, and their hash is another', () => {
  const seed = seedFrom(7);
  expect(isSeed(seed)).toBe(true);
  expect(isSeed(seedHash(seed))).toBe(true);
  expect(seedHash(seed)).not.toBe(seed);
  for (const other of ['', seed.slice(1), seed.toUpperCase(), `${seed}0`, 7, null]) expect(isSeed(other)).toBe(false);
});

test.each([
  ['fair chance', (i: number) => new FairChance(seedFrom('even'), i)],
  ['sfc32', (i: number) => new Sfc32(i)],
])('%s favours no outcome', (_name, make) => {
  const counts = new Array(6).fill(0);
  for (let i = 0; i < 6_000; i++) counts[make(i).below(6)]++;
  // Chi-squared with five degrees of freedom exceeds 30 once in a hundred thousand seeds.
  const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  expect(chi).toBeLessThan(30);
});

test('sfc32 repeats itself from the same seed only', () => {
  expect(draws(new Sfc32('a'), 100, 20)).toEqual(draws(new Sfc32('a'), 100, 20));
  expect(draws(new Sfc32('a'), 100, 20)).not.toEqual(draws(new Sfc32('b'), 100, 20));
  expect(draws(new Sfc32('a').reseed('b'), 100, 20)).toEqual(draws(new Sfc32('b'), 100, 20));
});
