import { CHANCE, firstOf, legalMoves, Match, players } from '@ahu/core';
import { nim } from '@ahu/core/testing';
import { rapaNuiCards } from '@ahu/rapa-nui-cards';
import { describe, expect, test } from 'vitest';
import { Projection, rewind, takeBack, undoFloor, undoStop } from '../src/index.ts';
import { chanceOf, GAMES, matchOf, playAtRandom } from './games.ts';

describe('taking back', () => {
  test('[C8] is for one’s own last plies, until something was revealed', () => {
    const match = matchOf(rapaNuiCards as unknown as (typeof GAMES)[number], 2);
    match.settle();
    const before = match.state.cells.slice();
    expect(undoStop(match, 0)).toBe('nothing');
    match.play(0, rapaNuiCards.read('play berry') as number);
    expect(undoStop(match, 1)).toBe('nothing');
    expect(takeBack(match, 1)).toBe(false);
    expect(takeBack(match, 0)).toBe(true);
    expect(match.state.cells).toEqual(before);
    // Before that, chance laid out the cards.
    expect(match.log.at(-1)?.seat).toBe(CHANCE);
    expect(takeBack(match, 0)).toBe(false);
  });

  test.each(GAMES.map((game) => [game.id, game] as const))('%s: goes down to the floor and no further', (id, game) => {
    const random = chanceOf(`${id} undo`);
    let [taken, stopped] = [0, 0];
    playAtRandom(game, random, 250, (match) => {
      for (const seat of players(match.seats.length)) {
        const floor = undoFloor(match, seat);
        const own = match.log.slice(floor);
        expect(own.every((ply) => ply.seat === seat && !game.reveals?.(ply.move))).toBe(true);
        expect(undoStop(match, seat) === undefined).toBe(own.length > 0);
        expect(new Projection(match).frame(seat).canUndo).toBe(own.length > 0);
        const { length } = match.log;
        expect(takeBack(match, seat, floor - 1)).toBe(false);
        expect(takeBack(match, seat, length)).toBe(false);
        if (own.length === 0) expect(takeBack(match, seat)).toBe(false);
        expect(match.log).toHaveLength(length);
        if (own.length === 0) stopped++;
        else if (random.below(5) === 0 && takeBack(match, seat, floor)) taken++;
      }
    });
    expect(taken).toBeGreaterThan(2);
    expect(stopped).toBeGreaterThan(100);
  });

  test.each([
    ['with another person', [{ name: 'Hina' }, { name: 'Tama' }]],
    [
      'of bots alone',
      [
        { name: 'Hina', bot: 'fair' },
        { name: 'Tama', bot: 'fair' },
      ],
    ],
  ])('nothing is rewound at a table %s', (_, seats) => {
    const match = new Match(nim, { seats, options: {}, seed: '5eed'.repeat(16), log: [] }) as unknown as Match;
    match.settle();
    const seat = firstOf(match.game.toMove(match.state));
    match.play(seat, legalMoves(match.game, match.state, seat)[0]);
    const { length } = match.log;
    for (const each of [0, 1]) expect(rewind(match, each, length - 1)).toBe(false);
    expect([match.log.length, match.practice]).toEqual([length, false]);
  });

  test('says why it stops', () => {
    const match = matchOf(nim as unknown as (typeof GAMES)[number], 2);
    match.settle();
    const [first] = players(2).filter((seat) => nim.toMove(match.state as never) & (1 << seat));
    const move = new Projection(match).moves(first)[0];
    match.play(first, nim.read(move) as number);
    const stops = players(2).map((seat) => undoStop(match, seat));
    expect(stops[first]).toBe(match.log.at(-1)?.seat === first ? undefined : 'shown');
    expect(stops[1 - first]).toBe('nothing');
    const next = new Projection(match).moves(1 - first)[0];
    match.play(1 - first, nim.read(next) as number);
    expect(undoStop(match, first)).toBe('answered');
  });
});
