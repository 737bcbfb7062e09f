import { giants } from '@ahu/giants';
import { expect, test } from 'vitest';
import {
  readBid,
  readPayment,
  readPlacement,
  sculptorsIn,
  writeBid,
  writePlacement,
} from '../src/tables/giants/notation.ts';

const NOTATIONS = Array.from({ length: giants.moveCount }, (_, move) => giants.write(move));

test('every bid and every placement of the rules is read and written as the rules write it', () => {
  for (const notation of NOTATIONS) {
    const placement = readPlacement(notation);
    if (placement) expect(writePlacement(placement)).toBe(notation);
    if (notation.startsWith('bid ')) expect(`bid ${writeBid(readBid(notation))}`).toBe(notation);
  }
  expect(NOTATIONS.filter((notation) => readPlacement(notation)).length).toBe(
    NOTATIONS.filter((notation) => notation.startsWith('place ')).length,
  );
});

test('[G3.4] a worker and the sorcerer count as 1 sculptor, the chief as 3', () => {
  expect(sculptorsIn(readBid('1 marker 2 workers sorcerer chief'))).toBe(6);
  expect(sculptorsIn(readBid('nothing'))).toBe(0);
});

test('a payment names who is paid how much', () => {
  expect(readPayment('pay seat 1 1 3')).toEqual([
    { seat: 1, points: 2 },
    { seat: 3, points: 1 },
  ]);
});
