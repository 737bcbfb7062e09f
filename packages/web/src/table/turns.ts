import { CHANCE, type Seat } from '@ahu/core';
import type { Happening } from '../engine/frame.ts';

/** Plies of one seat in a row, with those of chance between and after them. */
export interface Turn {
  readonly seat: Seat;
  readonly lived: readonly [Happening, ...Happening[]];
}

export function turnsOf(happenings: readonly Happening[]): Turn[] {
  const turns: { seat: Seat; lived: [Happening, ...Happening[]] }[] = [];
  for (const happening of happenings) {
    const { seat } = happening;
    const last = turns.at(-1);
    if (last && (seat === CHANCE || seat === last.seat)) last.lived.push(happening);
    else turns.push({ seat, lived: [happening] });
  }
  return turns;
}

/** The round of a position, in the games that count rounds. */
export const roundOf = (view: unknown): number | undefined => (view as { round?: number }).round;
