import { describe, expect, test } from 'vitest';
import { movesMeant, type SaidMove, saidMove, wordsOf } from '../src/table/command/find-move.ts';

const move = (notation: string, text: string, heading = ''): SaidMove => saidMove(notation, { heading, text });

const BIDS = [
  move('bid 2 markers 1 worker', '2 markers, 1 worker', 'Bid'),
  move('bid 2 markers 1 worker sorcerer', '2 markers, 1 worker, sorcerer', 'Bid'),
  move('bid 2 markers 2 workers', '2 markers, 2 workers', 'Bid'),
];
const PIECES = [
  move('place sorcerer A4', 'A4', 'Sorcerer'),
  move('place chief A4', 'A4', 'Chief'),
  move('place chief A10', 'A10', 'Chief'),
];
const found = (typed: string, moves: readonly SaidMove[]) => movesMeant(typed, moves).map(({ notation }) => notation);

describe('a typed move', () => {
  test('that reads exactly like one is that one, though it is part of others', () => {
    expect(found('2 markers 1 worker', BIDS)).toEqual(['bid 2 markers 1 worker']);
  });

  test('may be short', () => {
    expect(found('2m 1w', BIDS)).toEqual(['bid 2 markers 1 worker', 'bid 2 markers 1 worker sorcerer']);
    expect(found('b 2m 1w', BIDS)).toEqual(['bid 2 markers 1 worker']);
    expect(found('chief a4', PIECES)).toEqual(['place chief A4']);
  });

  test('is asked about when it may be several, and never a part of a number', () => {
    expect(found('a4', PIECES)).toEqual(['place sorcerer A4', 'place chief A4']);
    expect(found('1', BIDS)).toHaveLength(2);
    expect(found('chief a1', PIECES)).toEqual(['place chief A10']);
  });

  test('that is none is none', () => {
    expect(found('dance', PIECES)).toEqual([]);
    expect(found('  ', PIECES)).toEqual([]);
  });

  test('has words without accents', () => {
    expect(wordsOf('Érige 2m sur E7.1')).toEqual(['erige', '2', 'm', 'sur', 'e7.1']);
    expect(wordsOf('4 œufs, l’île, großen')).toEqual(['4', 'oeufs', "l'ile", 'grossen']);
  });
});
