import { CHANCE, Malformed } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { rapaNuiCards as game } from '../src/index.ts';
import type { State } from '../src/state.ts';

const start = (): State => game.start(3, { openHands: false });

/** Cards are laid until the first player is asked. */
function dealt(): State {
  const state = start();
  for (let laid = 0; laid < 16; laid++) game.play(state, CHANCE, [0, 1, 2, 3, 4, 5, 6, 4][laid % 8]);
  return state;
}

type Json = Record<string, unknown>;

const refused: [string, () => State, Json, string][] = [
  [
    'a later column laid out first',
    start,
    { column: 0, height: [0, 4, 0, 0] },
    'height[1]: columns are laid out one by one',
  ],
  ['a deck without cards while dealing', start, { deck: { fish: 1 } }, 'fish: '],
  ['somebody taking while dealing', start, { toTake: 2, active: 1 }, 'active: nobody has played yet'],
  ['wood won while dealing', start, { wood: [9, 3, 4, 0] }, 'wood: is as at the start'],
  ['face-down cards without moai', dealt, { faceDowns: 1 }, 'faceDowns: must be from 0 to 0, is 1'],
  ['more glory than can be won', dealt, { glory: [32767, 0, 0, 0] }, 'glory[0]: must be from 0 to'],
  ['a choice for moai without a moai in front', dealt, { phase: 'choose' }, 'asked: has no moai'],
  ['a seat nobody sits on', dealt, { active: 3, asked: 3 }, 'active: must be from 0 to 2, is 3'],
  ['an unknown phase', dealt, { phase: 'sleep' }, 'phase: expected one of'],
  ['a card too many', dealt, { hand: [{ fish: 3 }, { fish: 3 }, { fish: 3 }, {}] }, 'fish: '],
];

describe('a position that cannot come about is refused with where and why', () => {
  test.each(refused)('%s', (_story, make, change, message) => {
    const json = { ...(game.save(make()) as Json), ...change };
    expect(() => game.load(json)).toThrow(Malformed);
    expect(() => game.load(json)).toThrow(message);
  });

  test('and one that can is not', () => {
    expect(game.load(game.save(dealt())).cells).toEqual(dealt().cells);
  });
});

test('a document that is nested beyond reason is refused like any other', () => {
  let deep: unknown = [];
  for (let i = 0; i < 20_000; i++) deep = [deep];
  expect(() => game.readOptions({ openHands: deep })).toThrow(
    'openHands: expected one of false, true, found a list of 1',
  );
});
