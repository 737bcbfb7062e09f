import type { Seat } from '@ahu/core';
import type { Act } from '../public/acts.ts';
import { outcomeOf } from '../public/queries.ts';
import type { View } from '../public/view.ts';
import { MOAI, MOAI_PRICE } from '../public/vocabulary.ts';
import type { Reason } from './reason.ts';

interface Taken {
  readonly before: View;
  readonly act: Act;
}

/** The cards taken, and what the last take of the turn scores. */
export function reasonsToTake(plies: readonly Taken[], seat: Seat): Reason[] {
  const takes = plies.flatMap(({ before, act }) => (act.kind === 'take' ? [{ before, column: act.column }] : []));
  const last = takes.at(-1);
  if (last === undefined) return [];
  const cards = takes.flatMap(({ before, column }) => before.columns[column].at(-1) ?? []);
  return [
    { kind: 'takes', cards, weight: 0.5 },
    ...(last.before.toTake === 1 ? scoring(last.before, last.column, seat) : []),
  ];
}

function scoring(view: View, column: number, seat: Seat): Reason[] {
  const outcome = outcomeOf(view, column);
  if (outcome === 'end') return [{ kind: 'endsGame', weight: 5 }];
  if (outcome === 'refill') return [{ kind: 'refills', weight: 0.4 }];
  const { kind: card, pay, gains } = outcome;
  const most = Math.max(...gains.filter((_, other) => other !== seat));
  // What all get alike helps nobody.
  const weight = gains[seat] === 0 && most > 0 ? -most : 0.5 + 2 * gains[seat] - most / 2;
  return [{ kind: 'scores', card, pay, gains, seat, weight: weight === 0 ? 0.5 : weight }];
}

/** What the turn cost, and whether it leaves enough for a moai. */
export function reasonsOfWood(before: View, after: View, spent: number): Reason[] {
  const { wood, hand } = after.players[before.seat];
  const canBuild = wood >= MOAI_PRICE && (hand?.[MOAI] ?? 0) > 0;
  return [
    ...(spent > 0 ? [{ kind: 'spends', wood: spent, weight: -spent / 2 } as const] : []),
    ...(canBuild && after.active !== before.seat ? [{ kind: 'affords', wood, weight: 2 } as const] : []),
  ];
}
