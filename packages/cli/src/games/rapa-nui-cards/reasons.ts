/** Reasons of a hint in sentences. */
import { KINDS, TYPES } from '@ahu/rapa-nui-cards/public';
import type { Reason } from '@ahu/rapa-nui-cards/reasons';
import { numbered } from '../contract/counting.ts';
import type { Names } from '../contract/words.ts';

const cards = (n: number, type: number): string => numbered(n, `${TYPES[type]} card`);

export function why(reason: Reason, names: Names): string {
  switch (reason.kind) {
    case 'buys':
      return `you hold ${cards(reason.count, reason.type)} then`;
    case 'plays':
      return `in your village then: ${reason.count} × ${KINDS[reason.card]}`;
    case 'leads':
      return `you have the most of all then: ${reason.count} × ${KINDS[reason.card]}`;
    case 'builds':
      return `the moai is worth ${reason.points} glory at the end`;
    case 'discards':
      return 'a moai leaves the game, and you keep your wood';
    case 'values':
      return `with ${cards(reason.count, reason.type)} on the stone, each is worth ${reason.value} glory at the end`;
    case 'raises':
    case 'lowers':
      return `as it stands, your sacrifice cards are then worth ${reason.points} glory; now ${reason.from}`;
    case 'takes':
      return `you take into your hand: ${reason.cards.map((card) => KINDS[card]).join(', ')}`;
    case 'scores':
      return `scores ${KINDS[reason.card]}: ${gained(reason.gains, names)}`;
    default:
      return whyRest(reason);
  }
}

const gained = (gains: readonly number[], names: Names): string =>
  gains.flatMap((n, seat) => (n > 0 ? [`${names[seat]} +${n}`] : [])).join(', ') || 'nobody gets anything';

function whyRest(reason: Reason): string {
  switch (reason.kind) {
    case 'refills':
      return 'the columns are refilled';
    case 'endsGame':
      return 'the game ends with it';
    case 'chooses':
      return `you get ${reason.count} ${reason.pay}`;
    case 'substitutes':
      return `you get ${cards(1, reason.type)}`;
    case 'affords':
      return `with a moai in your hand and ${reason.wood} wood you can build it next turn`;
    case 'spends':
      return `it costs you ${reason.wood} wood`;
    default:
      return '';
  }
}
