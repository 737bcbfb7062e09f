/** Reasons of a hint in sentences. */
import type { Reason } from '@ahu/giants/reasons';
import { listed, numbered } from '../contract/counting.ts';
import type { Names } from '../contract/words.ts';

const thing = (size: number): string => (size === 0 ? 'the headdress' : `the moai of size ${size}`);
const way = (route: readonly string[]): string => (route.length === 0 ? '' : `, by way of ${route.join(', ')}`);

export function why(reason: Reason, names: Names): string {
  switch (reason.kind) {
    case 'sculpts':
      return `with ${numbered(reason.sculptors, 'sculptor')} you can take a moai of size ${reason.size}`;
    case 'ranks':
      return `nobody who bids fewer than ${numbered(reason.markers, 'marker')} chooses before you`;
    case 'bidsNothing':
      return 'you take no moai this round';
    case 'keeps':
      return `you keep ${heldIn(reason.held)} for this round`;
    case 'takes':
      return `you win a moai of size ${reason.size}, with ${numbered(reason.sculptors, 'sculptor')} left`;
    case 'denies':
      return `it is the last of size ${reason.size}: nobody else can take one`;
    case 'declines':
      return 'you take no more moai in this auction';
    case 'pays':
      return reason.to.map(({ seat, points }) => `${names[seat]} scores ${points}`).join(', ');
    case 'paysNobody':
      return 'nobody else scores';
    default:
      return whyPlacing(reason) ?? whyMoving(reason);
  }
}

type Held = Extract<Reason, { kind: 'keeps' }>['held'];

const heldIn = ({ markers, workers, sorcerer, chief }: Held): string =>
  listed([
    ...(workers > 0 ? [numbered(workers, 'worker')] : []),
    ...(markers > 0 ? [numbered(markers, 'marker')] : []),
    ...(sorcerer ? ['the sorcerer'] : []),
    ...(chief ? ['the chief'] : []),
  ]) || 'nothing';

function whyPlacing(reason: Reason): string | undefined {
  switch (reason.kind) {
    case 'reaches': {
      const price = reason.price === 0 ? '' : `, and ${reason.price} for others`;
      return `${thing(reason.size)} can then be brought to ${reason.ahu}: ${reason.points} prestige${price}`;
    }
    case 'nears':
      return `${thing(reason.size)} comes nearer to ${reason.ahu} (${reason.points} prestige); ${numbered(reason.needs, 'hex', 'hexes')} still to be manned`;
    case 'gains':
      return `you gain a ${reason.what}`;
    case 'fells':
      return `the forest at ${reason.hex} gives you ${numbered(reason.count, 'log')}`;
    case 'reserves':
      return `only you can erect on ${reason.ahu} then: a moai brings ${reason.moai} times its size, a headdress ${reason.headdress}`;
    case 'chiefPays':
      return 'it costs you 2 half-tablets';
    case 'lends':
      return `you have ${reason.strength} strength at ${reason.hex}: you score where others need it`;
    case 'tablet':
      return `you have ${numbered(reason.count, 'half-tablet')} then${reason.points > 0 ? `: the new pair is worth ${reason.points} prestige` : ''}`;
    default:
      return undefined;
  }
}

function whyMoving(reason: Reason): string {
  switch (reason.kind) {
    case 'erects':
      return `you erect ${thing(reason.size)} on ${reason.ahu}${way(reason.route)}: ${reason.points} prestige`;
    case 'caps':
      return `you cap ${reason.isOwn ? 'your' : 'the'} moai on ${reason.ahu}${way(reason.route)}: ${reason.points} prestige${reason.isOwn ? '' : ' for the owner of the base'}`;
    case 'marks':
      return `you mark ${thing(reason.size)} at ${reason.hex}${way(reason.route)}: nobody else can move it`;
    case 'leaves':
      return `you bring ${thing(reason.size)} to ${reason.hex}${way(reason.route)}`;
    case 'markerBack':
      return 'your marker comes back to your reserve';
    case 'lastBase':
      return 'it is your last base: the game ends with this phase';
    case 'putsBack':
      return `you put ${thing(reason.size)} back and choose again`;
    case 'ends':
      return 'you do nothing more in this phase';
    case 'protects':
      return `${thing(reason.size)} at ${reason.hex} stays yours: nobody else can move it next round`;
    case 'abandons':
      return 'you keep your markers; what lies there unmarked is abandoned';
    case 'recovers':
      return `a marker comes back to your reserve, and you give up ${thing(reason.size)} at ${reason.hex}`;
    case 'holds':
      return 'what your markers lie on stays yours';
    case 'peeks':
      return `you see whose base is on ${reason.ahu}, for a half-tablet`;
    default:
      return '';
  }
}
