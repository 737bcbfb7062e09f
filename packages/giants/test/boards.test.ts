import { CHANCE, Malformed } from '@ahu/core';
import { describe, expect, test } from 'vitest';
import ours from '../boards/giants.json' with { type: 'json' };
import { giants, readBoard } from '../src/index.ts';
import { islandOf } from '../src/public/island.ts';
import { NEIGHBOURS } from '../src/public/neighbours.ts';
import { HEXES } from '../src/public/vocabulary.ts';

interface LooseHex {
  id: string;
  q: number;
  r: number;
  kind: string;
  logs?: number;
  ahus?: { moai: number; headdress?: number }[];
}
type LooseBoard = Omit<typeof ours, 'hexes'> & { hexes: LooseHex[] };

/** Our board with a change. */
function changed(change: (board: LooseBoard) => void): unknown {
  const board = structuredClone(ours) as LooseBoard;
  change(board);
  return board;
}

const hex = (board: LooseBoard, id: string): LooseHex => board.hexes.find((each) => each.id === id) as LooseHex;

test('our board has 41 hexes, 30 ahus and 27 logs in 7 forests', () => {
  const board = readBoard(ours, 'board');
  const island = islandOf(board);
  expect(island.hexes.length).toBe(41);
  expect(island.ahus.length).toBe(30);
  expect(island.logs.reduce((sum, logs) => sum + logs, 0)).toBe(27);
  expect(island.logs.filter((logs) => logs > 0).length).toBe(7);
});

test('its values grow with the distance from the quarries', () => {
  const board = readBoard(ours, 'board');
  const at = (kind: string) => board.hexes.find((each) => each.kind === kind) as (typeof board.hexes)[0];
  const far = (a: { q: number; r: number }, b: { q: number; r: number }) =>
    (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;
  for (const each of board.hexes) {
    for (const { moai, headdress } of each.ahus ?? []) {
      expect(moai).toBe(far(each, at('moaiQuarry')));
      expect(headdress).toBe(Math.min(9, far(each, at('headdressQuarry')) + 2));
    }
  }
});

test('neighbours are mutual', () => {
  const { neighbours, hexes } = islandOf(readBoard(ours, 'board'));
  const around = (h: number) =>
    Array.from(neighbours.subarray(h * NEIGHBOURS, (h + 1) * NEIGHBOURS)).filter((n) => n >= 0);
  for (const h of hexes) for (const next of around(h)) expect(around(next)).toContain(h);
  expect(around(HEXES.indexOf('E10')).map((h) => HEXES[h])).toEqual(['D9', 'E9', 'F9']);
});

describe('a board is refused', () => {
  const FAULTS: [string, RegExp, unknown][] = [
    ['that is no object', /^board: expected an object/, 7],
    ['without hexes', /^board\.hexes: is missing/, { id: 'x', dice: ours.dice }],
    ['with an unknown key', /^board\.islands: is not known here/, { ...ours, islands: 2 }],
    [
      'with an unknown kind of hex',
      /hexes\[0\]\.kind: expected one of/,
      changed((b) => {
        b.hexes[0].kind = 'lake';
      }),
    ],
    [
      'with a name off the grid',
      /hexes\[0\]\.id: expected one of/,
      changed((b) => {
        b.hexes[0].id = 'Z9';
      }),
    ],
    [
      'with two hexes of one name',
      /another hex A4/,
      changed((b) => {
        b.hexes[1].id = 'A4';
      }),
    ],
    [
      'with two hexes in one place',
      /another hex at q 3, r 0/,
      changed((b) => {
        b.hexes[1].q = 3;
      }),
    ],
    [
      'that is not connected',
      /no way leads from A4 to G3/,
      changed((b) => void Object.assign(hex(b, 'G3'), { q: 20, r: 20 })),
    ],
    [
      'with two moai quarries',
      /1 of the kind moaiQuarry, this one 2/,
      changed((b) => {
        hex(b, 'E9').kind = 'moaiQuarry';
      }),
    ],
    [
      'without a headdress quarry',
      /1 of the kind headdressQuarry, this one 0/,
      changed((b) => {
        hex(b, 'E1').kind = 'plain';
      }),
    ],
    [
      'without a village',
      /1 of the kind village, this one 0/,
      changed((b) => {
        hex(b, 'D7').kind = 'plain';
      }),
    ],
    [
      'without a hut',
      /1 of the kind hut, this one 0/,
      changed((b) => {
        hex(b, 'D3').kind = 'plain';
      }),
    ],
    [
      'with six forests',
      /7 of the kind forest, this one 6/,
      changed((b) => void Object.assign(hex(b, 'D5'), { kind: 'plain', logs: undefined })),
    ],
    ['with a forest without a number', /logs: is for forests/, changed((b) => void delete hex(b, 'D5').logs)],
    [
      'with logs on a plain',
      /logs: is for forests/,
      changed((b) => {
        hex(b, 'B4').logs = 3;
      }),
    ],
    [
      'with an ahu without a value',
      /ahus\[0\]\.headdress: is missing/,
      changed((b) => void delete hex(b, 'A5').ahus?.[0].headdress),
    ],
    [
      'with three ahus on a hex',
      /2 ahus at most/,
      changed((b) => void hex(b, 'A4').ahus?.push({ moai: 8, headdress: 7 })),
    ],
    [
      'with too few ahus',
      /25 to 40 ahus, this one/,
      changed((b) => b.hexes.slice(0, 12).forEach((h) => void delete h.ahus)),
    ],
    [
      'with a die without faces',
      /dice\.white: a die has/,
      changed((b) => {
        b.dice.white = [];
      }),
    ],
    [
      'with a face 4',
      /dice\.brown\[0\]: expected a whole number from 0 to 3/,
      changed((b) => {
        b.dice.brown[0] = 4;
      }),
    ],
  ];

  test.each(FAULTS)('%s', (_story, why, board) => {
    expect(() => giants.readOptions({ board })).toThrow(Malformed);
    expect(() => giants.readOptions({ board })).toThrow(why);
  });
});

test('[G1.3] only faces that a die has are rolled, as often as it has them', () => {
  const board = changed((b) => {
    b.dice.white = [1, 1, 3];
  });
  const state = giants.start(3, giants.readOptions({ board }));
  giants.play(state, CHANCE, giants.read('first player seat 0') as number);
  const roll = (face: number) => giants.read(`roll ${face}`) as number;
  expect([0, 1, 2, 3].map((face) => giants.breaks(state, CHANCE, roll(face)))).toEqual([
    'G1.3',
    undefined,
    'G1.3',
    undefined,
  ]);
  expect([1, 3].map((face) => giants.weight(state, roll(face)))).toEqual([2, 1]);
});

test('[G2.4] the fourth and the fifth die are brown', () => {
  const state = giants.start(5, giants.readOptions({}));
  giants.play(state, CHANCE, giants.read('first player seat 0') as number);
  const faces = [0, 1, 2, 3].map((face) => giants.read(`roll ${face}`) as number);
  const sides = Array.from({ length: 5 }, () => {
    const weights = faces.map((face) => giants.weight(state, face));
    giants.play(state, CHANCE, faces[1]);
    return weights;
  });
  const [white, brown] = [
    [1, 2, 2, 1],
    [1, 3, 1, 1],
  ];
  expect(sides).toEqual([white, white, white, brown, brown]);
});

test('[G3.17] [G3.20] a forest gives no more logs than are left, and nothing once there are none', () => {
  const board = changed((b) => {
    for (const each of b.hexes) if (each.kind === 'forest') each.logs = 10;
  });
  const state = giants.load({
    ...(giants.save(giants.start(3, giants.readOptions({ board }))) as object),
    phase: 'place',
    rolled: 3,
    felled: { B5: 1, C5: 1 },
    logSupply: 7,
    logs: [0, 20, 0, 0, 0],
  });
  giants.play(state, 0, giants.read('place sorcerer at C6: forest') as number);
  expect([state.logs[0], state.logSupply]).toEqual([7, 0]);
  expect(giants.breaks(state, 1, giants.read('place sorcerer at D4: forest') as number)).toBe('G3.20');
});

test('[G3.20] a hex with two actions gives one, by choice', () => {
  const board = changed((b) => {
    hex(b, 'D7').ahus = [{ moai: 2, headdress: 9 }];
  });
  const start = giants.start(3, giants.readOptions({ board }));
  const state = giants.load({ ...(giants.save(start) as object), phase: 'place', rolled: 3 });
  for (const action of ['village', 'reserve 1']) {
    const after = giants.copy(state);
    giants.play(after, 0, giants.read(`place sorcerer at D7: ${action}`) as number);
    expect([after.workers[0], after.bases[0]]).toEqual(action === 'village' ? [2, 7] : [1, 6]);
  }
});
