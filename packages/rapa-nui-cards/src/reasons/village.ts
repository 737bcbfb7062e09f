import type { Seat } from '@ahu/core';
import { areasOf, leads, stoneCounts, valuesOf } from '../public/queries.ts';
import type { View } from '../public/view.ts';
import { type Kind, MOAI, type Type } from '../public/vocabulary.ts';
import type { Reason } from './reason.ts';

/** What a moai in the village is worth at the end (C7.2). */
const MOAI_POINTS = 4;

/** What the village has of the cards played, and whether that is the most. */
export function reasonsToPlay(before: View, after: View, seat: Seat, card: Kind): Reason[] {
  const count = after.players[seat].area[card];
  const isNew = leads(areasOf(after), seat, card) && !leads(areasOf(before), seat, card);
  const plays: Reason = isNew ? { kind: 'leads', card, count, weight: 3 } : { kind: 'plays', card, count, weight: 0.8 };
  return card === MOAI ? [{ kind: 'builds', points: MOAI_POINTS, weight: MOAI_POINTS }, plays] : [plays];
}

/** What the player's own sacrifice cards are worth, as far as the player knows the stone. */
function worthOf(view: View, seat: Seat): number {
  const values = valuesOf(stoneCounts(view));
  return (view.players[seat].sacrifices ?? []).reduce((sum, cards, type) => sum + cards * values[type], 0);
}

/** What a card on the stone does to the worth of its type, and to the player's own cards. */
export function reasonsForStone(before: View, after: View, seat: Seat, type: Type): Reason[] {
  const counts = stoneCounts(after);
  const [from, points] = [worthOf(before, seat), worthOf(after, seat)];
  const own: Reason[] =
    points > from
      ? [{ kind: 'raises', points, from, weight: 1 + points - from }]
      : points < from
        ? [{ kind: 'lowers', points, from, weight: points - from }]
        : [];
  return [{ kind: 'values', type, count: counts[type], value: valuesOf(counts)[type], weight: 1 }, ...own];
}
