import { askBot, Match, Sfc32, seatsOf } from '@ahu/core';
import { giants, greedy, type View } from '@ahu/giants';
import { describe, expect, test } from 'vitest';
import { type Box, overlap, sitesOf, statueAt, terraceAt } from '../src/games/giants/drawing/ahu-sites.ts';
import { isInside, roomFor } from '../src/games/giants/drawing/crowd.ts';
import { chartOf, coastLine, type Point, towards } from '../src/games/giants/drawing/geometry.ts';
import { tokensOf } from '../src/games/giants/drawing/tokens.ts';

const { board } = giants.readOptions({});

const boxOf = ({ x, y }: Point, size: number): Box => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

/** What the first player sees at every decision of a game. */
function* gameSeen(seats: number, seed: string): Generator<View> {
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `player ${i}`, bot: 'greedy' }));
  const match = new Match(giants, { seats: sitters, options: giants.readOptions({}), seed: seed.repeat(32), log: [] });
  const random = new Sfc32(seed);
  for (match.settle(); !match.over; match.settle()) {
    yield giants.view(match.state, 0);
    const [seat] = seatsOf(giants.toMove(match.state));
    match.play(seat, askBot(giants, match.state, seat, greedy, random));
  }
}

describe.each([false, true])('an island turned: %s', (tall) => {
  const chart = chartOf(board, tall);
  const sites = sitesOf(chart);

  test('every hex has a place of its own within the frame', () => {
    const places = new Set(Array.from(chart.spots.values(), ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    expect(places.size).toBe(board.hexes.length);
    for (const { x, y } of chart.spots.values()) {
      expect(x).toBeGreaterThan(chart.left);
      expect(x).toBeLessThan(chart.left + chart.width);
      expect(y).toBeGreaterThan(chart.top);
      expect(y).toBeLessThan(chart.top + chart.height);
    }
  });

  test('the coast is one closed line along every side that faces the sea', () => {
    const shores = Array.from(chart.spots.values(), (spot) => spot.shores.length).reduce((sum, count) => sum + count);
    expect(chart.coasts).toHaveLength(1);
    expect(chart.coasts[0]).toHaveLength(shores);
    expect(coastLine(chart.coasts[0], 10, 8)).toMatch(/^M[-\d. ]+(Q[-\d. ]+)+Z$/);
  });

  test('arrow keys lead from every hex to every other', () => {
    const reached = new Set(['E5']);
    for (const hex of reached) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0.2, 1],
        [-0.2, -1],
      ]) {
        const next = towards(chart, hex, dx, dy);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(board.hexes.length);
  });

  test('no ahu and no moai on one hides the numbers of another', () => {
    expect(sites.size).toBe(30);
    for (const [ahu, site] of sites) {
      for (const [other, place] of sites) {
        if (ahu === other) continue;
        expect(overlap(terraceAt(site), terraceAt(place)), `${ahu} ${other}`).toBeLessThan(1);
        expect(overlap(statueAt(site), terraceAt(place)), `${ahu} ${other}`).toBeLessThan(1);
      }
    }
  });

  test.each([1, 2, 5, 9, 14])('%i things on a hex lie beside each other, within it', (count) => {
    const { size, places } = roomFor(count, tall, []);
    expect(places).toHaveLength(count);
    const boxes = places.map((place) => boxOf(place, size));
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(0);
    });
    for (const place of places) expect(isInside(place, tall, 0)).toBe(true);
  });

  test('in a whole game of five nothing lies over anything else', () => {
    for (const view of gameSeen(5, 'b7')) {
      const tokens = tokensOf(view, chart, sites);
      expect(new Set(tokens.map(({ key }) => key)).size).toBe(tokens.length);
      const boxes = tokens.map((token) => boxOf(token, token.size));
      const overlaps = boxes.flatMap((box, i) => boxes.slice(i + 1).map((other) => overlap(box, other)));
      expect(Math.max(0, ...overlaps)).toBeLessThan(0.01);
    }
  });
});
