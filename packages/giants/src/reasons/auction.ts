import { type Held, sculptorsIn } from '../public/bids.ts';
import type { View } from '../public/view.ts';
import { SIZES } from '../public/vocabulary.ts';
import type { Reason } from './reason.ts';

/** What a bid can take, whom it goes before, and what it leaves. */
export function reasonsToBid(view: View, held: Held): Reason[] {
  const sculptors = sculptorsIn(held);
  const size = SIZES.findLastIndex((_, i) => view.tile[i] > 0 && i < sculptors) + 1;
  return [
    size > 0 ? { kind: 'sculpts', sculptors, size, weight: 2 + 2 * size } : { kind: 'bidsNothing', weight: 2 },
    ...(held.markers > 0 && size > 0 ? [{ kind: 'ranks', markers: held.markers, weight: 2 } as const] : []),
    ...keeps(view, held),
  ];
}

const NOTHING: Held = { markers: 0, workers: 0, sorcerer: false, chief: false };

/** What stays in the reserve without what is given away; nothing is said of an empty one. */
export function keeps(view: View, given = NOTHING): Reason[] {
  const { reserve, sorcerer, chief } = view.players[view.seat];
  const held: Held = {
    markers: (reserve?.markers ?? 0) - given.markers,
    workers: (reserve?.workers ?? 0) - given.workers,
    sorcerer: sorcerer === 'reserve' && !given.sorcerer,
    chief: chief === 'reserve' && !given.chief,
  };
  const pieces = sculptorsIn(held);
  return pieces + held.markers === 0 ? [] : [{ kind: 'keeps', held, weight: 1 + pieces / 4 }];
}

export function reasonsToPick(before: View, after: View, size: number): Reason[] {
  const others = before.players.some(
    ({ sculptors }, seat) => seat !== before.seat && sculptors >= size && !before.passed.includes(seat),
  );
  const isLast = before.tile[size - 1] === 1;
  return [
    { kind: 'takes', size, sculptors: before.players[before.seat].sculptors - size, weight: 2 * size },
    ...(isLast && others && after.tile[size - 1] === 0 ? [{ kind: 'denies', size, weight: size } as const] : []),
  ];
}
