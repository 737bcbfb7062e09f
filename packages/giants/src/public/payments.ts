/** Who is paid for a hex entered (G3.29). */
import type { Seat } from '@ahu/core';
import { MAX_PLAYERS, WEIGHT } from './vocabulary.ts';

const HEAVIEST = Math.max(...WEIGHT);

/** Every way to name up to three payees, in ascending order. */
const payees = (count: number, from = 0): Seat[][] =>
  count === 0
    ? [[]]
    : Array.from({ length: MAX_PLAYERS - from }, (_, i) => from + i).flatMap((seat) =>
        payees(count - 1, seat).map((rest) => [seat, ...rest]),
      );

/** A payment names the owner of every unit hired. */
export type Payment = number;
export const PAYMENTS: readonly (readonly Seat[])[] = Array.from({ length: HEAVIEST }, (_, i) => payees(i + 1)).flat();
