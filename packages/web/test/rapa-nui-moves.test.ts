import { rapaNui } from '@ahu/rapa-nui';
import { describe, expect, test } from 'vitest';
import { paymentsFor } from '../src/tables/rapa-nui/answers/payments.ts';
import { readPayment, readPlacement, readUse, writePlace } from '../src/tables/rapa-nui/notation.ts';
import { readBundle, writeBundle } from '../src/tables/rapa-nui/table.ts';

const NOTATIONS = Array.from({ length: rapaNui.moveCount }, (_, move) => rapaNui.write(move));
const beginning = (verb: string) => NOTATIONS.filter((notation) => notation.startsWith(`${verb} `));

describe('every move is read as it is written', () => {
  test('placements', () => {
    for (const notation of beginning('place')) {
      const { figure, place, chief } = readPlacement(notation) as NonNullable<ReturnType<typeof readPlacement>>;
      const along = chief === undefined ? '' : ` with chief in column ${chief + 1}`;
      expect(`place ${figure} ${writePlace(place)}${along}`).toBe(notation);
    }
  });

  test.each(['play', 'rongo'])('tiles that one can %s', (verb) => {
    for (const notation of beginning(verb)) {
      const use = readUse(notation) as NonNullable<ReturnType<typeof readUse>>;
      const where = use.place ? ` ${writePlace(use.place)}` : '';
      const what = use.bundle === undefined ? '' : ` ${use.bundle}`;
      expect(`${use.by} ${use.tile}${use.chief ? ' with chief' : ''}${where}${what}`).toBe(notation);
    }
  });

  test('payments and bundles', () => {
    for (const notation of beginning('pay')) {
      const { bundle, offering } = readPayment(notation) as NonNullable<ReturnType<typeof readPayment>>;
      expect(`pay ${writeBundle(readBundle(bundle))} for ${offering}`).toBe(notation);
    }
    expect(readBundle('2 reed egg')).toEqual([2, 1, 0, 0]);
  });
});

describe('what is proposed for an offering', () => {
  const moves = ['pay 4 reed for hut', 'pay 3 reed egg for hut', 'pay 3 reed pearl for hut', 'pay 4 egg for chicken'];

  test('is the payment of the lowest resources', () => {
    expect(paymentsFor(moves, 'hut', [5, 5, 0, 1])[0]).toEqual([4, 0, 0, 0]);
    expect(paymentsFor(moves.slice(1), 'hut', [3, 5, 0, 1])[0]).toEqual([3, 1, 0, 0]);
  });

  test('is nothing for one that cannot be paid', () => {
    expect(paymentsFor(moves, 'necklace', [5, 5, 0, 1])).toEqual([]);
  });
});
