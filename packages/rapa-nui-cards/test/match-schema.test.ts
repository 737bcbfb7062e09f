import { readFileSync } from 'node:fs';
import { Match, Sfc32, seedFrom, writeMatch } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { Validator } from '@cfworker/json-schema';
import { expect, test } from 'vitest';
import { rapaNuiCards as game } from '../src/index.ts';

const schema = JSON.parse(readFileSync(new URL('../../../docs/match-file.schema.json', import.meta.url), 'utf8'));
const validator = new Validator(schema, '2020-12');

function file() {
  const seats = [{ name: 'Ana' }, { name: 'Ben', bot: 'random' }];
  const match = new Match(game, { seats, options: { openHands: false }, seed: seedFrom(1), log: [] });
  const scratch = new Int32Array(game.moveCount);
  const random = new Sfc32(1);
  for (match.settle(); !match.over; match.settle()) {
    const ply = randomPly(game, match.state, random, scratch);
    if (ply) match.play(ply.seat, ply.move);
  }
  return JSON.parse(JSON.stringify(writeMatch(match)));
}

test('a real match file is one by the published schema', () => {
  expect(validator.validate(file())).toMatchObject({ valid: true });
});

test.each([
  { format: 'pgn' },
  { version: 2 },
  { game: 'chess' },
  { seats: [{ name: 'Ana' }] },
  { seats: [{ name: 'Ana', age: 7 }, { name: 'Ben' }] },
  { seed: 'abc' },
  { log: [['audience', 'play fish']] },
  { log: [[0]] },
  { extra: 1 },
])('%o is none', (change) => {
  expect(validator.validate({ ...file(), ...change }).valid).toBe(false);
});
