/** What can be paid for an offering, the cheapest first. */
import type { Act, Counts, OfferingName } from '@ahu/rapa-nui/public';
import { sum } from '../drawing/table.ts';

/** Resources by rising value: a payment is dearer the higher its resources are. */
const worthOf = (counts: Counts): number => counts.reduce((total, n, r) => total + n * r, 0);

/** Of payments of the same worth, the one that leaves most of what there is least of. */
const scarcity = (counts: Counts, purse: Counts): number =>
  counts.reduce((total, n, r) => total + n / (1 + purse[r]), 0);

export function paymentsFor(moves: readonly Act[], offering: OfferingName, purse: Counts): Counts[] {
  return moves
    .flatMap((act) => (act.kind === 'pay' && act.offering === offering ? [act.bundle] : []))
    .sort((a, b) => worthOf(a) - worthOf(b) || scarcity(a, purse) - scarcity(b, purse));
}

/** How many are paid, by what the moves say. */
export const sizeOf = (payments: readonly Counts[]): number => (payments.length === 0 ? 0 : sum(payments[0]));
