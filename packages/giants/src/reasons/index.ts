/** Why lines of Giants are worth playing, by what their player sees. */
import { byWeight, type Explainer, type Line } from '@ahu/core';
import type { Act } from '../public/acts.ts';
import { objectCalled, sizeOf } from '../public/queries.ts';
import type { View } from '../public/view.ts';
import { reasonsToBid, reasonsToPick } from './auction.ts';
import { reasonsForTablet, reasonsToPlace, reasonsToStop } from './placement.ts';
import type { Reason } from './reason.ts';
import { reasonsToCarry } from './transport.ts';

export type { Earning, Reason } from './reason.ts';

export const explainer: Explainer<View, Act, Reason> = {
  goesOn: ({ phase, asked, seat }) => asked === seat && (phase === 'carry' || phase === 'crew'),
  reasons: (line) => byWeight(reasonsFor(line)),
};

function reasonsFor(line: Line<View, Act>): Reason[] {
  const { before } = line;
  const [{ act, after }] = line.plies;
  switch (act.kind) {
    case 'bid':
    case 'reveal':
      return reasonsToBid(before, act);
    case 'pick':
      return reasonsToPick(before, after, act.size);
    case 'decline':
      return [{ kind: 'declines', weight: 1 }];
    case 'place':
      return reasonsToPlace(before, after, act);
    case 'takeTablet':
      return reasonsForTablet(after);
    case 'pass':
      return before.phase === 'place' ? reasonsToStop(before) : [{ kind: 'ends', weight: 0.5 }];
    case 'peek':
      return [{ kind: 'peeks', ahu: act.ahu, weight: 0.5 }];
    default:
      return reasonsAtEnd(before, act) ?? reasonsToCarry(line);
  }
}

/** Markers on what lies about when the round ends. */
function reasonsAtEnd(before: View, act: Act): Reason[] | undefined {
  const object = 'object' in act ? objectCalled(before, act.object) : undefined;
  const [size, hex] = [sizeOf(object?.object ?? ''), object?.at ?? ''];
  switch (act.kind) {
    case 'markAtQuarry':
      return [{ kind: 'protects', size, hex, weight: 2 }];
    case 'leaveAtQuarry':
      return [{ kind: 'abandons', weight: -1 }];
    case 'recover':
      return [{ kind: 'recovers', size, hex, weight: 1 }];
    case 'keepMarkers':
      return [{ kind: 'holds', weight: 1 }];
    default:
      return undefined;
  }
}
