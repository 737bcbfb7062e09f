import { type Act, readAct } from '@ahu/rapa-nui/public';
import { describe, expect, test } from 'vitest';
import { paymentsFor } from '../src/games/rapa-nui/answers/payments.ts';

describe('what is proposed for an offering', () => {
  const moves = [
    'pay 4 reed for hut',
    'pay 3 reed egg for hut',
    'pay 3 reed pearl for hut',
    'pay 4 egg for chicken',
  ].map((notation) => readAct(notation) as Act);

  test('is the payment of the lowest resources', () => {
    expect(paymentsFor(moves, 'hut', [5, 5, 0, 1])[0]).toEqual([4, 0, 0, 0]);
    expect(paymentsFor(moves.slice(1), 'hut', [3, 5, 0, 1])[0]).toEqual([3, 1, 0, 0]);
  });

  test('is nothing for one that cannot be paid', () => {
    expect(paymentsFor(moves, 'necklace', [5, 5, 0, 1])).toEqual([]);
  });
});
