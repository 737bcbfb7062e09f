/** What the words of Giants ask a view besides the questions of its public module. */
import type { Seat } from '@ahu/core';
import { strengthOn, type View } from '@ahu/giants/public';
import { listed } from '../contract/counting.ts';

/** '2 moai of size 1 and 1 moai of size 3': counts by size. */
export const moaiBySize = (counts: readonly number[]): string =>
  listed(counts.flatMap((count, kind) => (count === 0 ? [] : [`${count} moai of size ${kind + 1}`])));

const CHIEF_STRENGTH = 3;

/** Workers, and the sorcerer if it is there. */
export const carriersOn = (view: View, seat: Seat, hex: string): number =>
  strengthOn(view, seat, hex) - (view.players[seat].chief === hex ? CHIEF_STRENGTH : 0);
