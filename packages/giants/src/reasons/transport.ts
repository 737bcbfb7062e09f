import type { Line } from '@ahu/core';
import type { Act } from '../public/acts.ts';
import { ahuCalled, ahuNamed, objectCalled, sizeOf, valuesOf } from '../public/queries.ts';
import type { View } from '../public/view.ts';
import type { Reason } from './reason.ts';

type TransportLine = Line<View, Act>;

/** What becomes of the object in the end, and who is paid on the way. */
export function reasonsToCarry(line: TransportLine): Reason[] {
  const { before, plies, seat } = line;
  const last = plies[plies.length - 1];
  const viewBeforeLast = plies[plies.length - 2]?.after ?? before;
  const route = plies.flatMap(({ act }) => (act.kind === 'step' ? [act.hex] : []));
  const to = earnings(before, last.after).filter((earning) => earning.seat !== seat);
  const paid = to.reduce((sum, { points }) => sum + points, 0);
  return [
    ...outcome(viewBeforeLast, last.after, last.act, route),
    ...(paid > 0 ? [{ kind: 'pays', to, weight: -paid } as const] : []),
    ...(paid === 0 && route.length > 0 ? [{ kind: 'paysNobody', weight: 1 } as const] : []),
    ...later(before, last.after, last.act),
  ];
}

/** Who scored for helping. */
const earnings = (before: View, after: View): { seat: number; points: number }[] =>
  after.players.flatMap(({ prestige }, seat) => {
    const points = prestige - before.players[seat].prestige;
    return points > 0 ? [{ seat, points }] : [];
  });

function outcome(before: View, after: View, act: Act, route: readonly string[]): Reason[] {
  const object = before.carried ?? '';
  const size = sizeOf(object);
  const hex = objectCalled(before, object)?.at ?? '';
  switch (act.kind) {
    case 'erect': {
      const ahu = ahuNamed(hex, act.slot);
      const points = (valuesOf(before, ahu)?.moai ?? 0) * size;
      return [{ kind: 'erects', size, ahu, points, route, weight: points }];
    }
    case 'cap':
      return caps(before, after, ahuNamed(hex, act.slot), route);
    case 'mark':
      return [{ kind: 'marks', size, hex, route, weight: 2 }];
    case 'putBack':
      return [{ kind: 'putsBack', size, weight: 0.5 }];
    // A payment alone, or a line that was cut short: where it has come to.
    default: {
      const carried = after.carried ?? object;
      const at = objectCalled(after, carried)?.at ?? hex;
      return [{ kind: 'leaves', size: sizeOf(carried), hex: at, route, weight: 1 }];
    }
  }
}

function caps(before: View, after: View, ahu: string, route: readonly string[]): Reason[] {
  const points = valuesOf(before, ahu)?.headdress ?? 0;
  const isOwn = ahuCalled(after, ahu)?.owner === after.seat;
  return [{ kind: 'caps', ahu, points, isOwn, route, weight: isOwn ? points : 1 }];
}

/** What raising it means for what comes after. */
function later(before: View, after: View, { kind }: Act): Reason[] {
  if (kind !== 'erect' && kind !== 'cap') return [];
  const { seat } = after;
  const reserve = after.players[seat].reserve;
  const isBack = (reserve?.markers ?? 0) > (before.players[seat].reserve?.markers ?? 0);
  const isLast = kind === 'erect' && reserve?.bases === 0 && !hasBareBase(after);
  return [
    ...(isLast ? [{ kind: 'lastBase', weight: 6 } as const] : []),
    ...(isBack ? [{ kind: 'markerBack', weight: 0.5 } as const] : []),
  ];
}

/** Whether an ahu that the viewer reserved has no moai yet. */
const hasBareBase = ({ ahus, seat }: View): boolean => ahus.some(({ owner, moai }) => owner === seat && moai === null);
