/** R1, R2, R8: what is on the table before the first figure is placed. */
import { AUDIENCE, CHANCE, legalMoves, players, type Seat, Sfc32 } from '@ahu/core';
import { randomPly } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { rapaNui, standardBoard } from '../src/index.ts';
import type { State } from '../src/position/state.ts';

const at = (seats: number, options: unknown = {}): State => rapaNui.start(seats, rapaNui.readOptions(options));

const play = (state: State, seat: Seat, text: string): void => {
  const move = rapaNui.read(text) ?? -1;
  expect(rapaNui.breaks(state, seat, move), text).toBeUndefined();
  rapaNui.play(state, seat, move);
};

function untilPhase(state: State, phase: string, seed: string): void {
  const random = new Sfc32(seed);
  const scratch = new Int32Array(rapaNui.moveCount);
  for (;;) {
    if (rapaNui.view(state, AUDIENCE).phase === phase) return;
    const ply = randomPly(rapaNui, state, random, scratch);
    if (ply) rapaNui.play(state, ply.seat, ply.move);
  }
}

const saved = (state: State) => rapaNui.save(state) as Record<string, unknown>;

describe('material', () => {
  test('[R1.1] [R8.1] moai and pukao', () => {
    expect(saved(at(4))).toMatchObject({ supply: { large: 6, medium: 7, small: 8 }, pukao: 20 });
    expect(saved(at(2))).toMatchObject({ supply: { large: 5, medium: 6, small: 6 }, pukao: 20 });
  });

  test('[R1.3] [R8.1] stacks of offerings, best on top; two players leave out one of two equal tiles, but no exceptional one', () => {
    expect(rapaNui.view(at(3), AUDIENCE).stacks).toEqual([
      [8, 7, 7, 6],
      [9, 8, 8, 7],
      [10, 9, 9, 8],
      [11, 10, 10, 9],
      [12, 11, 11, 10],
      [9],
      [10],
      [11],
      [12, 12],
      [14, 13],
    ]);
    expect(rapaNui.view(at(2), AUDIENCE).stacks.slice(0, 5)).toEqual([
      [8, 7, 6],
      [9, 8, 7],
      [10, 9, 8],
      [11, 10, 9],
      [12, 11, 10],
    ]);
    expect(rapaNui.view(at(2), AUDIENCE).stacks.slice(5)).toEqual([[9], [10], [11], [12, 12], [14, 13]]);
  });

  test('[R1.4] 29 ahu tiles of ten kinds', () => {
    expect(rapaNui.view(at(3), AUDIENCE).box).toEqual([4, 4, 4, 4, 2, 2, 2, 3, 3, 1]);
  });

  test('[R2.5] the first game has 21 tiles of seven kinds and no tablets', () => {
    const state = at(4, { firstGame: true });
    expect(rapaNui.view(state, AUDIENCE).box).toEqual([4, 4, 4, 4, 2, 2, 0, 0, 0, 1]);
    expect(saved(state)).toMatchObject({ rongo: [0, 0, 0, 0] });
  });

  test('[R1.5] [R2.2] everybody starts with four villagers, the sorcerer, one of each resource and a tablet', () => {
    const one = { reed: 1, egg: 1, wood: 1, pearl: 1 };
    expect(saved(at(3))).toMatchObject({
      villagers: [4, 4, 4, 0],
      sorcerer: ['home', 'home', 'home', null],
      chief: ['home', 'home', 'home', null],
      improvements: [{}, {}, {}, {}],
      resources: [one, one, one, {}],
      rongo: [1, 1, 1, 0],
    });
  });
});

describe('set-up', () => {
  test.each([
    [2, 17, [3, 2, 1], 15],
    [3, 21, [4, 3, 2], 19],
    [4, 21, [4, 3, 2], 19],
  ])('[R2.1] [R2.4] the side for %i players has %i ahus', (seats, ahus, places, land) => {
    const board = standardBoard(seats);
    expect(board.cases.reduce((sum, each) => sum + each.ahus, 0)).toBe(ahus);
    expect(board.quarryPlaces).toEqual(places);
    expect(board.cases.filter((each) => each.kind === 'land')).toHaveLength(land);
    const state = at(seats);
    untilPhase(state, 'draw', 'set-up');
    expect(rapaNui.view(state, AUDIENCE).ahus.filter(({ tile }) => tile !== null)).toHaveLength(ahus);
  });

  test('[R10.2] [R2.1] [R2.3] tiles and order are drawn by chance, each tile as often as there are of it', () => {
    const state = at(3);
    expect(rapaNui.toMove(state)).toBe(1 << CHANCE);
    const offered = legalMoves(rapaNui, state, CHANCE).map((move) => [
      rapaNui.write(move),
      rapaNui.weight(state, move),
    ]);
    expect(offered).toContainEqual(['lay rest', 4]);
    expect(offered).toContainEqual(['lay favour', 1]);
    for (let i = 0; i < 4; i++) play(state, CHANCE, 'lay rest');
    expect(rapaNui.breaks(state, CHANCE, rapaNui.read('lay rest') ?? -1)).toBe('R2.1');
    untilPhase(state, 'draw', 'order');
    play(state, CHANCE, 'draw moray');
    expect(rapaNui.breaks(state, CHANCE, rapaNui.read('draw moray') ?? -1)).toBe('R2.3');
    expect(rapaNui.breaks(state, CHANCE, rapaNui.read('draw octopus') ?? -1)).toBe('R2.3');
    play(state, CHANCE, 'draw turtle');
    play(state, CHANCE, 'draw dolphin');
    expect(rapaNui.view(state, 0)).toMatchObject({ phase: 'place', round: 1, order: [2, 0, 1], asked: 2 });
  });
});

describe('two players', () => {
  test('[R8.2] the second player drafts first; each choice removes its kind; two tiles each', () => {
    const state = at(2);
    untilPhase(state, 'draft', 'draft');
    const [first, second] = rapaNui.view(state, 0).order as Seat[];
    expect(rapaNui.view(state, 0).asked).toBe(second);
    const left = rapaNui.view(state, 0).box;
    expect(left.reduce((sum, count) => sum + count, 0)).toBe(12);
    const chosen: number[] = [];
    for (const seat of [second, first, second, first]) {
      const [move] = legalMoves(rapaNui, state, seat);
      expect(rapaNui.breaks(state, 1 - seat, move)).toBe('R3.0');
      chosen.push(rapaNui.view(state, 0).box.findIndex((count) => count > 0));
      rapaNui.play(state, seat, move);
      expect(rapaNui.view(state, 0).box[chosen.at(-1) as number]).toBe(0);
    }
    const { phase, players: seated, asked } = rapaNui.view(state, 0);
    expect({ phase, asked }).toEqual({ phase: 'place', asked: first });
    expect(new Set(chosen).size).toBe(4);
    for (const seat of players(2)) expect(seated[seat].tiles.reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  test('[R8.2] a tile whose kind was taken is out of the draft', () => {
    const state = at(2);
    untilPhase(state, 'draft', 'draft');
    const { asked } = rapaNui.view(state, 0);
    const [move] = legalMoves(rapaNui, state, asked);
    rapaNui.play(state, asked, move);
    expect(rapaNui.breaks(state, 1 - asked, move)).toBe('R8.2');
  });

  test('[R8.2] [R2.5] in a first game the draft ends when nothing is left', () => {
    const state = at(2, { firstGame: true });
    const laid = ['rest', 'barter', 'thrift', 'reinforcement'].flatMap((tile) => [tile, tile, tile, tile]).slice(0, 16);
    for (const tile of [...laid.slice(0, 12), 'abundance', 'abundance', 'bonus', 'bonus', 'favour']) {
      play(state, CHANCE, `lay ${tile}`);
    }
    play(state, CHANCE, 'draw turtle');
    play(state, CHANCE, 'draw dolphin');
    play(state, 1, 'draft reinforcement');
    expect(rapaNui.view(state, 0)).toMatchObject({ phase: 'place', asked: 0 });
  });

  test('[R8.3] the tablet copies a kind of which no tile is in play', () => {
    const state = at(2);
    const fours = ['rest', 'thrift', 'reinforcement'].flatMap((tile) => [tile, tile, tile, tile]);
    for (const tile of [...fours, 'abundance', 'abundance', 'helping hand', 'helping hand', 'favour']) {
      play(state, CHANCE, `lay ${tile}`);
    }
    play(state, CHANCE, 'draw turtle');
    play(state, CHANCE, 'draw dolphin');
    play(state, 1, 'draft bonus');
    play(state, 0, 'draft conversion');
    play(state, 1, 'draft exceptional offering');
    play(state, 0, 'draft helping hand');
    expect(saved(state)).toMatchObject({ phase: 'place', box: { barter: 4 } });
    play(state, 0, 'rongo barter reed egg wood');
    play(state, 0, 'for 3 pearl');
    expect(rapaNui.view(state, 0).players[0]).toMatchObject({ resources: [0, 0, 0, 4], rongo: false });
  });
});
