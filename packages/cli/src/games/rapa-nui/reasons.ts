/** Reasons of a hint in sentences. */
import { bundleName, type Counts, SIZES } from '@ahu/rapa-nui/public';
import type { Reason } from '@ahu/rapa-nui/reasons';
import { numbered } from '../contract/counting.ts';
import type { Names } from '../contract/words.ts';
import { POWERS } from './names.ts';

const way = (route: readonly string[]): string => (route.length === 0 ? '' : `, by way of ${route.join(', ')}`);
const moaiIn = (counts: Counts): string =>
  counts.flatMap((n, size) => (n > 0 ? [`${n} ${SIZES[size]} moai`] : [])).join(', ');

export function why(reason: Reason, names: Names): string {
  switch (reason.kind) {
    case 'drafts':
      return `you get ${reason.tile} (${POWERS[reason.tile]}); all others of its kind leave the game`;
    case 'buys':
      return `you get the improvement ${reason.improvement}`;
    case 'uses':
      return `${reason.tile}: ${POWERS[reason.tile]}`;
    case 'discards':
      return `it costs you the Rongo tablet, worth ${reason.points} points unused`;
    case 'substitutes':
      return `you take a ${reason.size} moai in place of a large one`;
    case 'wins':
      return `you get the tile ${reason.tile} (${POWERS[reason.tile]})`;
    case 'offers':
      return `you take an offering worth ${reason.points} points`;
    case 'gets':
      return `you get ${bundleName(reason.bundle)}`;
    case 'spends':
      return `you spend ${bundleName(reason.bundle)}`;
    case 'pays':
      return reason.to
        .map(({ seat, bundle }) => `${names[seat]} gets ${bundle === null ? 'what they choose' : bundleName(bundle)}`)
        .join(', ');
    case 'paysNobody':
      return 'nobody else gets anything on the way';
    case 'lastRound':
      return 'no more ahus are free then than there are players: it is the last round';
    default:
      return whyPlacing(reason);
  }
}

function whyPlacing(reason: Reason): string {
  switch (reason.kind) {
    case 'holds':
      return `when others carry a moai over ${reason.id}, you get ${reason.bundles.map(bundleName).join(' or ')}`;
    case 'joins':
      return `with ${reason.count} carriers at ${reason.id}, ${reason.count} of your transports can end there`;
    case 'reaches': {
      const tile = reason.tile === null ? '' : `, tile ${reason.tile}`;
      return `a moai of yours can be brought to ${reason.ahu}: ${reason.resources.join(' or ')}${tile}`;
    }
    case 'reachesCap':
      return `you can bring a pukao to ${reason.ahu} and cap the moai there`;
    case 'sculpts':
      return `your sculptors make ${moaiIn(reason.moai)}`;
    case 'prepares':
      return `column ${reason.column} makes a moai larger, with a sculptor in each column before it`;
    case 'orders':
      return reason.place === 0
        ? 'you come first in the new order'
        : `at most ${numbered(reason.place, 'player')} before you in the new order`;
    case 'erects':
      return `you erect the ${reason.size} moai on ${reason.ahu}${way(reason.route)}`;
    case 'caps':
      return `you cap the moai on ${reason.ahu}${way(reason.route)}`;
    case 'passes':
      return reason.count === 0
        ? 'you carry nothing more this round'
        : `you carry nothing more this round: ${reason.count} moai back to the supply`;
    default:
      return 'you keep what you have for later';
  }
}
