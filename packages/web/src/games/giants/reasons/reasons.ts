/** Reasons of Giants in sentences that light what they are about; loaded with the first hint. */
import type { Reason as AnyReason } from '@ahu/core';
import { hexOfAhu } from '@ahu/giants/public';
import type { Reason } from '@ahu/giants/reasons';
import type { Names, Telling } from '../../contract/kit.ts';
import { w as game } from '../words/index.ts';
import { w } from './words/index.ts';

/** A reason as the page tells it; each kind has its facts, and its sentence knows them. */
export function why(reason: AnyReason, names: Names): Telling {
  const facts = reason as Reason;
  return { text: textOf(facts, names), lights: lightsOf(facts) };
}

function textOf(reason: Reason, names: Names): string {
  switch (reason.kind) {
    case 'keeps':
      return w().keeps({ text: game().held(reason) });
    case 'gains':
      return w().gains[reason.what];
    case 'pays':
      return game().pays({ to: reason.to.map(({ seat, points }) => ({ name: names[seat], points: `${points}` })) });
    case 'paysNobody':
      return game().free;
    case 'lends':
      return w().lends({ hex: reason.hex, has: reason.strength });
    case 'tablet':
      return reason.points > 0 ? w().pair(reason) : w().tablet(reason);
    default:
      return textOfRest(reason);
  }
}

type Rest = Exclude<Reason, { kind: 'keeps' | 'gains' | 'pays' | 'paysNobody' | 'lends' | 'tablet' }>;

function textOfRest(reason: Rest): string {
  switch (reason.kind) {
    case 'erects':
      return w().erects({ ...reason, items: reason.route });
    case 'caps':
      return w()[reason.isOwn ? 'capsOwn' : 'caps']({ ...reason, items: reason.route });
    case 'marks':
    case 'leaves':
      return w()[reason.kind]({ ...reason, items: reason.route });
    default: {
      const say = w().told[reason.kind] as string | ((facts: Rest) => string);
      return typeof say === 'string' ? say : say(reason);
    }
  }
}

function lightsOf(reason: Reason): string[] {
  const route = 'route' in reason ? reason.route : [];
  return [
    ...('hex' in reason ? [`hex:${reason.hex}`] : []),
    ...('ahu' in reason ? [`ahu:${reason.ahu}`, `hex:${hexOfAhu(reason.ahu)}`] : []),
    ...route.map((hex) => `hex:${hex}`),
    ...('to' in reason ? reason.to.map(({ seat }) => `seat:${seat}`) : []),
    ...(['sculpts', 'takes', 'denies'].includes(reason.kind) ? ['tile'] : []),
  ];
}
