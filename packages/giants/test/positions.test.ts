/** Positions that no game comes to are refused with where and why; those they were made from are not. */
import { Malformed } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { giants } from '../src/index.ts';

const START = giants.save(giants.start(3, giants.readOptions({}))) as object;
const headdress = 14;
const ONE_GONE = { 'moai 1': 16, 'moai 2': 12, 'moai 3': 6, headdress };

/** A moai won in this round has been carried from E10 to E9: two bits of its trail. */
const CARRYING = {
  phase: 'carry',
  round: 2,
  rolled: 3,
  supply: ONE_GONE,
  at: { 'moai 1a': 'E9' },
  holder: { 'moai 1a': 'seat 0' },
  trail: { 'moai 1a': [0, 0, 0, 3, 0] },
  carried: 'moai 1a',
  steps: 1,
  workers: [1, 0, 1, 0, 0],
  workersOn: [{}, { E9: 1 }, {}, {}, {}],
};
const RECOVERING = {
  phase: 'recover',
  round: 29,
  rolled: 3,
  supply: ONE_GONE,
  at: { 'moai 1a': 'E9' },
  marker: { 'moai 1a': 'seat 0' },
  markers: [1, 2, 2, 0, 0],
};
const IDLE = {
  phase: 'roll',
  round: 13,
  exhausted: 1,
  idleRounds: 1,
  supply: { headdress },
  lost: { 'moai 1': 17, 'moai 2': 12, 'moai 3': 6 },
};
const WON = {
  phase: 'place',
  round: 2,
  rolled: 3,
  supply: { 'moai 1': 14, 'moai 2': 12, 'moai 3': 6, headdress },
  at: { 'moai 1a': 'E10', 'moai 1b': 'E10', 'moai 1c': 'E10' },
  holder: { 'moai 1a': 'seat 0', 'moai 1b': 'seat 0', 'moai 1c': 'seat 1' },
};
const ROLLED = {
  phase: 'bid',
  round: 2,
  rolled: 3,
  supply: { 'moai 1': 17, 'moai 2': 12, 'moai 3': 5, headdress },
  tile: { 'moai 3': 1 },
};
const EARNED = { phase: 'roll', round: 2, prestige: [490, 0, 0, 0, 0] };

test.each(Object.entries({ START, CARRYING, RECOVERING, IDLE, WON, ROLLED, EARNED }))('%s is sound', (_, position) => {
  expect(giants.load({ ...START, ...position })).toBeDefined();
});

const FOURTH = {
  supply: { ...WON.supply, 'moai 1': 13 },
  at: { ...WON.at, 'moai 1d': 'E10' },
  holder: { ...WON.holder, 'moai 1d': 'seat 2' },
};

describe('refused', () => {
  const REFUSED: [string, RegExp, object][] = [
    ['[G4.4] markers taken back after the last round', /^phase: the game ends/, { ...RECOVERING, round: 30 }],
    ['[G4.4] an idle round while there are moai', /^idleRounds: there are moai/, { phase: 'roll', idleRounds: 1 }],
    ['more steps than the trail has', /^steps: are more/, { ...CARRYING, steps: 2 }],
    ['a trail off the board', /^moai 1a: has a trail off/, { ...CARRYING, trail: { 'moai 1a': [1, 0, 0, 3, 0] } }],
    ['a trail that ends elsewhere', /^moai 1a: is not at the end/, { ...CARRYING, at: { 'moai 1a': 'E8' } }],
    ['[G3.1] more moai than dice', /^tile: there are more moai/, { ...WON, ...FOURTH }],
    ['[G3.1] size 3 in the first round', /^supply: there is no size 3/, { ...ROLLED, round: 1 }],
    ['[G2.6] a first player drawn later', /^phase: the first player/, { tablets: [1, 0, 0, 0, 0], tabletSupply: 29 }],
    [
      '[G3.28] more prestige than pieces earn',
      /^prestige: must be from 0 to 490/,
      { ...EARNED, prestige: [491, 0, 0, 0, 0] },
    ],
    [
      '[G3.28] prestige before a transport',
      /^prestige: must be from 0 to 0/,
      { phase: 'roll', prestige: [0, 1, 0, 0, 0] },
    ],
    ['a negative count', /^workers: is negative/, { workers: [-1, 1, 1, 0, 0] }],
  ];

  test.each(REFUSED)('%s', (_story, why, position) => {
    const load = () => giants.load({ ...START, ...position });
    expect(load).toThrow(Malformed);
    expect(load).toThrow(why);
  });
});
