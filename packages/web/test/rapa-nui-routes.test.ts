import { legalMoves, Match, readMove, Sfc32, seatsOf } from '@ahu/core';
import { greedy, rapaNui, standardBoard, type View } from '@ahu/rapa-nui';
import { describe, expect, test } from 'vitest';
import { bend, cargoName, movesOf, routes, tolls } from '../src/tables/rapa-nui/routes.ts';
import { learnBoard } from '../src/tables/rapa-nui/table.ts';
import { CARGO_PUKAO, CASES } from '../src/tables/rapa-nui/vocabulary.ts';

for (const seats of [2, 4]) learnBoard(standardBoard(seats));

/** Positions in which somebody may carry something, from games of bots. */
function* departures(seats: number): Generator<{ match: Match; seat: number; view: View }> {
  for (const byte of ['0a', '1b', '2c']) {
    const sitters = Array.from({ length: seats }, (_, i) => ({ name: `P${i}` }));
    const options = rapaNui.readOptions({});
    const match = new Match(rapaNui, { seats: sitters, options, seed: byte.repeat(32), log: [] });
    const random = new Sfc32(byte);
    match.settle();
    while (!match.over) {
      const [seat] = seatsOf(rapaNui.toMove(match.state as never));
      const view = match.game.view(match.state, seat) as View;
      if (view.phase === 'transport' && !view.acted) yield { match, seat, view };
      match.play(seat, greedy.choose(view, seat, legalMoves(match.game, match.state, seat), random));
      match.settle();
    }
  }
}

describe('routes', () => {
  test.each([2, 3, 4])('with %i players: what can be carried has a route, and every route can be walked', (seats) => {
    let walked = 0;
    for (const { match, seat, view } of departures(seats)) {
      const legal = legalMoves(match.game, match.state, seat).map((move) => match.game.write(move));
      for (const cargo of [0, 1, 2, CARGO_PUKAO]) {
        if (!legal.includes(`carry ${cargoName(cargo)}`)) continue;
        const found = routes(view, cargo);
        expect(found.length).toBeGreaterThan(0);
        for (const route of found) {
          const state = match.positionAt(match.log.length);
          for (const notation of movesOf(view, route)) {
            const move = readMove(match.game, notation);
            expect(match.game.breaks(state, seat, move), notation).toBeUndefined();
            match.game.play(state, seat, move);
          }
          walked++;
        }
      }
    }
    expect(walked).toBeGreaterThan(20);
  });

  test('a route that is bent goes over the case that was chosen, and no case twice', () => {
    let bent = 0;
    for (const { view } of departures(3)) {
      for (const route of routes(view, CARGO_PUKAO)) {
        for (const { land } of view.cases) {
          const other = bend(view, route, CASES[land]);
          if (!other) continue;
          expect(other.path).toContain(CASES[land]);
          expect(new Set(other.path).size).toBe(other.path.length);
          bent++;
        }
      }
    }
    expect(bent).toBeGreaterThan(0);
  });

  test('own and neutral transporters are paid nothing', () => {
    for (const { seat, view } of departures(2)) {
      for (const route of routes(view, 0)) {
        for (const toll of tolls(view, route)) expect(toll.seat).not.toBe(seat);
      }
    }
  });
});
