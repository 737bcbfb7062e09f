/** Text and positions from outside: read, or refused with a reason. */
import { IllegalMove, Malformed, readMove, referee, Sfc32, UnreadableMove } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { giants } from '../src/index.ts';
import type { State } from '../src/position/state.ts';

const scratch = new Int32Array(giants.moveCount);
const WORDS = [...new Set(Array.from({ length: giants.moveCount }, (_, move) => giants.write(move).split(' ')).flat())];
const NOISE = [
  '',
  '1',
  '99',
  '-1',
  ':',
  '.',
  'Z9',
  'A4.3',
  '\u0000',
  '😀',
  'x'.repeat(500),
  'constructor',
  '__proto__',
];

test('notation forgives case, spaces and plurals, and nothing else', () => {
  expect(giants.read('  PLACE  Worker 1 logs at b4 ')).toBe(giants.read('place worker 1 log at B4'));
  expect(giants.read('take half tablet')).toBe(giants.read('take half-tablet'));
  expect(giants.read('bid 2 marker 1 workers chief')).toBe(giants.read('bid 2 markers 1 worker chief'));
  expect(giants.read('place worker at Z9')).toBeUndefined();
  expect(giants.read(`bid${' '.repeat(100_000)}nothing`)).toBeUndefined();
});

test('[G3.0] 30,000 fuzzed notations are played, refused with a rule, or unreadable; a refusal changes nothing', () => {
  const random = new Sfc32('fuzz');
  const any = (list: readonly string[]) => list[random.below(list.length)];
  const state = giants.start(3, giants.readOptions({}));
  let [played, refused, unreadable] = [0, 0, 0];
  for (let n = 0; n < 30_000; n++) {
    const words = Array.from({ length: 1 + random.below(5) }, () => any(random.below(5) === 0 ? NOISE : WORDS));
    const text = random.below(2) === 0 ? words.join(' ') : giants.write(random.below(giants.moveCount));
    const before = state.cells.slice();
    try {
      referee(giants, state, random.below(9) - 1, readMove(giants, text));
      played++;
    } catch (error) {
      if (error instanceof IllegalMove) refused++;
      else if (error instanceof UnreadableMove) unreadable++;
      else throw error;
      if (n % 50 === 0) expect(state.cells).toEqual(before);
    }
    const ply = randomPly(giants, state, random, scratch);
    if (ply === undefined) giants.copy(giants.start(3, giants.readOptions({})), state);
    else if (random.below(3) === 0) giants.play(state, ply.seat, ply.move);
  }
  expect(played).toBeGreaterThan(10);
  expect(Math.min(refused, unreadable)).toBeGreaterThan(5_000);
});

/** Changes one thing somewhere in a document. */
function mutate(json: unknown, random: Sfc32): unknown {
  const noise: readonly unknown[] = [null, -1, 0, 1, 2, 7, 40_000, 1.5, '', 'seat 1', 'E9', 'moai 2', [], {}, true];
  if (typeof json !== 'object' || json === null || random.below(8) === 0) return noise[random.below(noise.length)];
  const copy = (Array.isArray(json) ? [...json] : { ...json }) as Record<string, unknown>;
  const keys = Object.keys(copy).filter((key) => key !== 'options');
  const key = keys[random.below(keys.length)] ?? 'x';
  if (random.below(12) === 0) delete copy[key];
  else copy[key] = mutate(copy[key], random);
  return copy;
}

test('4,000 mutated positions are refused with where and why, or can be played to the end', {
  timeout: 60_000,
}, () => {
  const random = new Sfc32('positions');
  const state = giants.start(4, giants.readOptions({}));
  let [valid, malformed] = [0, 0];
  for (let n = 0; n < 4_000; n++) {
    const ply = randomPly(giants, state, random, scratch);
    if (ply) giants.play(state, ply.seat, ply.move);
    else giants.copy(giants.start(giants.seats[n % 3], giants.readOptions({})), state);
    const position = loaded(mutate(giants.save(state), random));
    if (position) {
      valid++;
      playOn(position, random);
    } else malformed++;
  }
  expect(malformed).toBeGreaterThan(2_000);
  expect(valid).toBeGreaterThan(150);
});

function loaded(json: unknown): State | undefined {
  try {
    return giants.load(json);
  } catch (error) {
    expect(error).toBeInstanceOf(Malformed);
    expect((error as Malformed).why).not.toBe('');
    return undefined;
  }
}

/** What was loaded once can be loaded after every move. */
function playOn(state: State, random: Sfc32): void {
  for (let plies = 0; giants.toMove(state) !== 0; plies++) {
    const ply = randomPly(giants, state, random, scratch);
    expect(plies).toBeLessThan(20_000);
    if (ply) giants.play(state, ply.seat, ply.move);
    audit(state);
  }
}
