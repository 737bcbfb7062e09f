/** Notation and positions of strangers: everything is read, or refused with a reason. */
import { AUDIENCE, Malformed, Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rapaNui } from '../src/index.ts';
import type { State } from '../src/position/state.ts';

/** Positions along random games. */
function positions(seats: number, every: number): State[] {
  const random = new Sfc32(`doors ${seats}`);
  const scratch = new Int32Array(rapaNui.moveCount);
  const state = rapaNui.start(seats, rapaNui.readOptions({}));
  const found: State[] = [];
  for (let i = 0; ; i++) {
    if (i % every === 0) found.push(rapaNui.copy(state));
    const ply = randomPly(rapaNui, state, random, scratch);
    if (!ply) return found;
    rapaNui.play(state, ply.seat, ply.move);
  }
}

const POSITIONS = rapaNui.seats.flatMap((seats) => positions(seats, 7));

describe('notation', () => {
  test.each([
    ['PLACE  Villager at N3', 'place villager at n3'],
    ['play barter 3 eggs', 'play barter 3 egg'],
    ['pay 1 reed, 1 egg, 1 wood, 1 pearl for hatchet', 'pay reed egg wood pearl for hatchet'],
    ['step pukaoquarry', 'step pukaoQuarry'],
    ['gain 1 eggs', 'gain 1 egg'],
  ])('%s is read as %s', (typed, meant) => {
    const move = rapaNui.read(typed);
    expect(move === undefined ? undefined : rapaNui.write(move)).toBe(meant);
  });

  test('any text is read as a move or as none', () => {
    const words = fc.constantFrom(
      'play',
      'rongo',
      'place',
      'pay',
      '3',
      'egg',
      'n3',
      'with chief',
      'for',
      'hut',
      '__proto__',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(words).map((each) => each.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const move = rapaNui.read(text);
        if (move !== undefined) expect(rapaNui.read(rapaNui.write(move))).toBe(move);
      }),
    );
  });
});

describe('positions', () => {
  /** Puts a value at a random place of a document. */
  function spoil(json: unknown, random: Sfc32): void {
    let here = json as Record<string, unknown>;
    for (;;) {
      const keys = Object.keys(here).filter((key) => key !== 'board');
      const key = keys[random.below(keys.length)];
      if (
        typeof here[key] === 'object' &&
        here[key] !== null &&
        Object.keys(here[key]).length > 0 &&
        random.below(8) > 0
      ) {
        here = here[key] as Record<string, unknown>;
        continue;
      }
      const values = [
        0,
        1,
        -1,
        2,
        3,
        11,
        99,
        null,
        'turtle',
        'moray',
        'transport',
        'walk',
        'over',
        'e1',
        'large',
        [],
        {},
        1.5,
      ];
      here[key] = values[random.below(values.length)];
      return;
    }
  }

  /** Plays on for a while: nothing may crash, hang or leave a player without a move. */
  function playOn(state: State, random: Sfc32): void {
    const scratch = new Int32Array(rapaNui.moveCount);
    for (let i = 0; i < 60; i++) {
      const ply = randomPly(rapaNui, state, random, scratch);
      if (!ply) return;
      expect(ply.move, 'nobody is stuck').toBeGreaterThanOrEqual(0);
      rapaNui.play(state, ply.seat, ply.move);
    }
    rapaNui.view(state, AUDIENCE);
  }

  test('a spoilt position is refused with a reason, or can be played on', () => {
    const random = new Sfc32('spoil');
    let refused = 0;
    for (let i = 0; i < 3000; i++) {
      const json = JSON.parse(JSON.stringify(rapaNui.save(POSITIONS[random.below(POSITIONS.length)])));
      spoil(json, random);
      if (random.below(3) === 0) spoil(json, random);
      try {
        playOn(rapaNui.load(json), random);
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(1500);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['eleven reed', { resources: [{ reed: 11 }, {}, {}, {}] }, 'resources: must be from 0 to 10, is 11'],
    ['a moai too many', { supply: { small: 9, medium: 7, large: 6 } }, 'small moai: 9 are on the table, there are 8'],
    ['a lost pukao', { pukao: 19 }, 'pukao: 19 are on the table, there are 20'],
    ['a lost tile', { box: {} }, 'tiles of rest: 0 are on the table, there are 4'],
    ['a fifth villager', { villagers: [5, 4, 4, 0] }, 'villagers[0]: 5 are on the table, there are 4'],
    ['an offering for nothing', { takenBy: { 'hut 1': 'turtle' } }, 'takenBy: every pukao placed buys one offering'],
    ['a chief for nothing', { chief: ['column 1', 'home', 'home', null] }, 'chief[0]: must be at home'],
    ['a player too many', { rongo: [1, 1, 1, 1] }, 'rongo: only the players at the table have any'],
    [
      'an end before its time',
      { phase: 'over', round: 3, order: ['turtle', 'dolphin', 'moray', null] },
      'must have a tile or a moai',
    ],
    ['an idle round before the first', { idle: 1 }, 'idle: must be from 0 to 0, is 1'],
    ['an unknown key', { secret: 1 }, 'secret: is not known here'],
  ])('%s is refused', (_, change, reason) => {
    const start = rapaNui.save(rapaNui.start(3, rapaNui.readOptions({}))) as object;
    expect(() => rapaNui.load({ ...start, ...change })).toThrow(reason);
  });

  /** A case, three quarry places, and all three ahus on that case. */
  const TINY = {
    id: 'tiny',
    players: [2],
    quarryPlaces: [1, 1, 1],
    cases: [
      { id: 'crater', kind: 'crater', pays: [], ahus: 0, adjacent: ['n1', 'pukaoQuarry'] },
      { id: 'pukaoQuarry', kind: 'pukaoQuarry', pays: [], ahus: 0, adjacent: ['crater', 'n1'] },
      { id: 'n1', kind: 'land', pays: [['reed']], erects: ['reed'], ahus: 3, adjacent: ['crater', 'pukaoQuarry'] },
    ],
  };

  test('[R3.2] a first player for whom only the forbidden place is left is refused', () => {
    const start = rapaNui.save(rapaNui.start(2, rapaNui.readOptions({ board: TINY }))) as Record<string, object>;
    const position = {
      ...start,
      phase: 'place',
      round: 1,
      order: ['turtle', 'dolphin', null, null],
      tile: { n1a: 'rest', n1b: 'rest', n1c: 'rest' },
      box: { ...start.box, rest: 1 },
      villagers: [4, 0, 0, 0],
      sculptors: [
        [0, 0, 0],
        [1, 1, 1],
        [0, 0, 0],
        [0, 0, 0],
      ],
      holder: { n1: 'dolphin' },
      standing: { n1: 1 },
      track: [null, 'dolphin', null, null],
      sorcerer: ['home', 'track', null, null],
    };
    expect(() => rapaNui.load(position)).toThrow('has nothing to place');
  });
});

describe('options', () => {
  test.each<[unknown, string]>([
    [null, 'expected an object'],
    [{ firstGame: 1 }, 'firstGame: expected one of false, true'],
    [{ offerings: 'open' }, 'offerings: expected one of "hidden", "shown"'],
    [{ boards: [] }, 'boards: is not known here'],
    [{ board: {} }, 'board.id: is missing'],
  ])('%j is refused', (json, reason) => {
    expect(() => rapaNui.readOptions(json)).toThrow(reason);
  });
});
