/** Why lines of the card game are worth playing, by what their player sees. */
import { byWeight, type Explainer, type Line } from '@ahu/core';
import type { Act } from '../public/acts.ts';
import type { Phase } from '../public/phases.ts';
import { playPrice, sacrificePrice } from '../public/queries.ts';
import type { View } from '../public/view.ts';
import type { Reason } from './reason.ts';
import { reasonsOfWood, reasonsToTake } from './taking.ts';
import { reasonsForStone, reasonsToPlay } from './village.ts';

export type { Reason } from './reason.ts';

const MIDST: ReadonlySet<Phase> = new Set(['sacrifice', 'hide', 'offer', 'take']);

export const explainer: Explainer<View, Act, Reason> = {
  // A turn is told up to the card that is scored; the next one is a plan of its own.
  goesOn: ({ active, seat, phase, bought }) => active === seat && (MIDST.has(phase) || (phase === 'turn' && bought)),
  reasons: (line) => byWeight(reasonsFor(line)),
};

function reasonsFor({ before, plies, seat }: Line<View, Act>): Reason[] {
  const seen = plies.map((ply, i) => ({ ...ply, before: i === 0 ? before : plies[i - 1].after }));
  const own = seen.filter((ply) => ply.seat === seat);
  // What others will have laid on the stone is not known: of what follows, nothing is said about it.
  const others = seen.findIndex((ply) => ply.seat !== seat);
  const sure = others < 0 ? own : seen.slice(0, others);
  const spent = own.reduce((sum, ply) => sum + priceOf(ply.before, ply.act), 0);
  return [
    ...sure.flatMap((ply) => reasonsForAct(ply.before, ply.after, ply.act)),
    ...reasonsToTake(own, seat),
    ...reasonsOfWood(before, plies[plies.length - 1].after, spent),
  ];
}

function priceOf(view: View, act: Act): number {
  if (act.kind === 'buy') return sacrificePrice(view, view.seat, act.type);
  return act.kind === 'play' ? playPrice(act.card, act.count) : 0;
}

function reasonsForAct(before: View, after: View, act: Act): Reason[] {
  const { seat } = before;
  switch (act.kind) {
    case 'buy':
      return [{ kind: 'buys', type: act.type, count: after.players[seat].sacrifices?.[act.type] ?? 0, weight: 1.5 }];
    case 'play':
      return reasonsToPlay(before, after, seat, act.card);
    case 'discard':
      return [{ kind: 'discards', weight: 0.5 }];
    case 'sacrifice':
    case 'hide':
    case 'offer':
      return reasonsForStone(before, after, seat, act.type);
    case 'choose': {
      const count = after.players[seat][act.pay] - before.players[seat][act.pay];
      return [{ kind: 'chooses', pay: act.pay, count, weight: count }];
    }
    case 'substitute':
    case 'reveal':
      return [{ kind: 'substitutes', type: act.type, weight: 1 }];
    default:
      return [];
  }
}
