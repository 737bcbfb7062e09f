import { Malformed } from '@ahu/core';
import { conformance } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit/index.ts';
import { type BoardDocument, type CaseDocument, rapaNui, readBoard, standardBoard } from '../src/index.ts';

const right = standardBoard(2);

/** The board with one case changed. */
const change = (id: string, to: Partial<CaseDocument> | Record<string, unknown>): unknown => ({
  ...right,
  cases: right.cases.map((each) => (each.id === id ? { ...each, ...to } : each)),
});

const without = (id: string): unknown => ({ ...right, cases: right.cases.filter((each) => each.id !== id) });

describe('a board of strangers', () => {
  test.each<[string, unknown, string]>([
    ['no object', 7, 'expected an object, found 7'],
    ['for nobody', { ...right, players: [] }, 'players: is for nobody'],
    ['for five', { ...right, players: [5] }, 'players[0]: expected a whole number from 2 to 4, found 5'],
    ['two columns', { ...right, quarryPlaces: [1, 1] }, 'quarryPlaces: expected 3 columns'],
    ['an unknown case', change('n4', { id: 'x9' }), 'cases[16].id: expected one of'],
    ['a case twice', { ...right, cases: [...right.cases, right.cases[3]] }, '"i2" is there twice'],
    ['land that says it is a crater', change('n4', { kind: 'crater' }), 'cases[16].kind: expected one of "land"'],
    ['no crater', without('crater'), 'cases: there is no crater'],
    ['no pukao quarry', without('pukaoQuarry'), 'cases: there is no pukaoQuarry'],
    ['a neighbour that is not there', without('n4'), 'cases[0].adjacent: there is no case "n4" on this board'],
    ['one-sided neighbours', change('n4', { adjacent: ['e1', 'n3'] }), '"n4" does not name "crater" in turn'],
    ['its own neighbour', change('n4', { adjacent: ['n4', 'crater', 'e1', 'n3'] }), '"n4" cannot be next to itself'],
    ['a neighbour twice', change('n4', { adjacent: ['e1', 'e1'] }), 'cases[16].adjacent: names a case twice'],
    ['a resource that does not exist', change('n4', { pays: [['gold']] }), 'cases[16].pays[0][0]: expected one of'],
    ['an empty bundle', change('n4', { pays: [[]] }), 'cases[16].pays: an alternative is 1 to 3 resources'],
    [
      'twice the same bundle',
      change('i1', {
        pays: [
          ['reed', 'egg'],
          ['egg', 'reed'],
        ],
      }),
      'the same alternative twice',
    ],
    ['a crater that pays', change('crater', { pays: [['reed']] }), 'cases[0].pays: only land cases pay'],
    ['an ahu on the crater', change('crater', { ahus: 1 }), 'cases[0].ahus: expected a whole number from 0 to 0'],
    ['an ahu without resources', change('n4', { erects: undefined }), 'cases[16].erects: is missing'],
    ['resources without an ahu', change('i1', { erects: ['egg'] }), 'cases[2].erects: is only for cases with an ahu'],
    ['too many ahus on a case', change('n4', { ahus: 4 }), 'cases[16].ahus: expected a whole number from 0 to 3'],
    ['half a point', change('n4', { at: [1] }), 'cases[16].at: expected x and y'],
    ['a line that is no polygon', change('n4', { polygon: [[1, 'x']] }), 'cases[16].polygon[0][1]: expected a whole'],
    ['an endless board', { ...right, width: 1e9 }, 'width: expected a whole number from 0 to 10000'],
    ['a secret key', change('n4', { bonus: 3 }), 'cases[16].bonus: is not known here'],
  ])('%s is refused with a reason', (_, json, reason) => {
    expect(() => rapaNui.readOptions({ board: json })).toThrow(Malformed);
    expect(() => readBoard(json)).toThrow(reason);
  });

  test('an island in two parts is refused', () => {
    const apart = right.cases.map((each) => {
      if (each.id === 'e1') return { ...each, adjacent: [] };
      return { ...each, adjacent: each.adjacent.filter((other) => other !== 'e1') };
    });
    expect(() => readBoard({ ...right, cases: apart })).toThrow('no way leads from "crater" to "e1"');
  });

  test('too few ahus, or more than there are tiles, are refused [R2.1] [R2.5]', () => {
    const bare = right.cases.map(({ erects: _, ...each }) => ({ ...each, ahus: 0 }));
    expect(() => readBoard({ ...right, cases: bare })).toThrow('expected 3 to 29 ahus, found 0');
    const rich = right.cases.map((each) => (each.ahus > 0 ? { ...each, ahus: 2 } : each));
    const board = { ...right, cases: rich };
    expect(() => readBoard(board)).not.toThrow();
    expect(() => rapaNui.readOptions({ board, firstGame: true })).toThrow('board: has 22 ahus');
  });

  test('a board for two is no board for three', () => {
    const options = rapaNui.readOptions({ board: right });
    expect(() => rapaNui.start(3, options)).toThrow('"rapa-nui-2" is not for 3 players');
  });
});

describe('other boards', () => {
  /** Crowded: every case pays alternatives and shows several kinds, and everything is next to everything. */
  const ids = ['crater', 'pukaoQuarry', 'n1', 'n2', 'i1'];
  const crowded: BoardDocument = {
    id: 'crowded',
    players: [2, 3, 4],
    quarryPlaces: [2, 1, 1],
    cases: ids.map((id) => ({
      id,
      kind: id === 'crater' ? 'crater' : id === 'pukaoQuarry' ? 'pukaoQuarry' : 'land',
      pays: id.length === 2 ? [['reed'], ['egg', 'wood'], ['pearl', 'pearl', 'reed']] : [],
      ...(id.startsWith('n') && { erects: ['reed', 'wood', 'pearl'] }),
      ahus: id.startsWith('n') ? 3 : 0,
      adjacent: ids.filter((other) => other !== id),
    })),
  };

  test.each(rapaNui.seats)(
    '%i players on a small crowded island hold to the contract, too [R3.6] [R5.3] [R5.4]',
    (seats) => {
      const options = rapaNui.readOptions({ board: crowded });
      conformance(rapaNui, { seats, options, games: 25, sampling: 20, audit });
    },
  );
});
