/** What it takes to carry something into a hex, and who is paid for it (G3.24, G3.25, G3.28, G3.29). */
import type { Seat } from '@ahu/core';
import { type Kind, WEIGHT } from './vocabulary.ts';

/** Units of strength still wanting beside these carriers and logs; logs alone never carry (G3.24, G3.25). */
export const wanting = (kind: Kind, carriers: number, logs: number): number =>
  Math.max(carriers === 0 ? 1 : 0, WEIGHT[kind] - carriers - logs);

/** What a player earns with a way: at least, and at most if the mover so chooses (G3.29). */
export interface Wage {
  readonly seat: Seat;
  readonly least: number;
  readonly most: number;
}

/** What everybody earns when a hex is entered that costs this price; `strength` is by seat, the mover's own 0. */
export function wagesFor(price: number, strength: readonly number[]): Wage[] {
  const all = strength.reduce((sum, each) => sum + each, 0);
  return strength.flatMap((own, seat) => {
    const most = Math.min(own, price);
    return most > 0 ? [{ seat, least: Math.max(0, price - (all - own)), most }] : [];
  });
}

/** Wages of several hexes together, by seat. */
export function sumOf(wages: readonly Wage[]): Wage[] {
  const seats = [...new Set(wages.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return seats.map((seat) => {
    const own = wages.filter((wage) => wage.seat === seat);
    return {
      seat,
      least: own.reduce((sum, { least }) => sum + least, 0),
      most: own.reduce((sum, { most }) => sum + most, 0),
    };
  });
}
