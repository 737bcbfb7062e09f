import { askBot, firstOf, Malformed, Match, randomBot, readMatch, Sfc32, seedFrom, writeMatch } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import { rapaNuiCards as game } from '../src/index.ts';

const SEATS = [{ name: 'Ana' }, { name: 'Stone', bot: 'random' }];

const fresh = () => new Match(game, { seats: SEATS, options: { openHands: false }, seed: seedFrom(1), log: [] });

function played(plies = Number.POSITIVE_INFINITY) {
  const match = fresh();
  const random = new Sfc32(1);
  for (match.settle(); !match.over && match.log.length < plies; match.settle()) {
    const seat = firstOf(game.toMove(match.state));
    match.play(seat, askBot(game, match.state, seat, randomBot, random));
  }
  return match;
}

const file = (plies?: number) => JSON.parse(JSON.stringify(writeMatch(played(plies))));

describe('a match file', () => {
  test('is read back to the same position and the same file', () => {
    const match = readMatch(file(), [game]);
    expect(match.over).toBe(true);
    expect(match.state.cells).toEqual(played().state.cells);
    expect(writeMatch(match)).toEqual(file());
  });

  test('of an unfinished match goes on', () => {
    const match = readMatch(file(40), [game]);
    expect(match.over).toBe(false);
    expect(match.log.length).toBe(played(40).log.length);
  });

  test.each([
    ['not an object', () => 7, 'expected an object, found 7'],
    ['foreign', () => ({ hello: 1 }), 'format: is missing'],
    ['of another format', () => ({ ...file(), format: 'pgn' }), 'format: expected one of "ahu-match", found "pgn"'],
    ['of another game', () => ({ ...file(), game: 'chess' }), 'game: expected one of "rapa-nui-cards", found "chess"'],
    ['of other rules', () => ({ ...file(), rulesVersion: 99 }), 'rulesVersion: expected one of 1, found 99'],
    [
      'with too many seats',
      () => ({ ...file(), seats: Array(5).fill({ name: 'x' }) }),
      'seats: rapa-nui-cards is for 2, 3, 4 players, not 5',
    ],
    ['with a nameless seat', () => ({ ...file(), seats: [{ name: 'x' }, {}] }), 'seats[1].name: is missing'],
    [
      'with an unknown option',
      () => ({ ...file(), options: { fog: 1 } }),
      'options.fog: is not known here; known: openHands',
    ],
    ['with a short seed', () => ({ ...file(), seed: 'abc' }), 'seed: expected 64 hexadecimal digits'],
    ['with an unreadable move', () => damaged(20, [0, 'fly']), 'log[20]: "fly" is not a move of this game'],
    ['with an illegal move', () => damaged(16, [0, 'play moai']), 'log[16]: "play moai" breaks C3.2'],
    ['with a move out of turn', () => damaged(16, [1, 'play fish']), 'log[16]: "play fish" breaks C3.0'],
    [
      'with an unknown seat',
      () => damaged(16, [9, 'play fish']),
      'log[16][0]: expected a whole number from 0 to 1, found 9',
    ],
    [
      'with a move by the audience',
      () => damaged(16, ['audience', 'play fish']),
      'log[16][0]: expected a whole number',
    ],
    ['with half a log entry', () => damaged(16, [0]), 'log[16]: expected a seat and a move'],
  ])('%s is refused with where and why', (_story, make, message) => {
    expect(() => readMatch(make(), [game])).toThrow(Malformed);
    expect(() => readMatch(make(), [game])).toThrow(message);
  });

  test('whose cards do not follow from its seed is refused', () => {
    const forged = { ...file(), seed: seedFrom(2) };
    expect(() => readMatch(forged, [game])).toThrow(/^log\[\d+\]: ".*" does not follow from the seed/);
  });
});

function damaged(at: number, entry: unknown) {
  const json = file(60);
  json.log[at] = entry;
  return json;
}
