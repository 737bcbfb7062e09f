/** Reasons of the card game in sentences that light what they are about; loaded with the first hint. */
import type { Reason as AnyReason } from '@ahu/core';
import type { Reason } from '@ahu/rapa-nui-cards/reasons';
import type { Names, Telling } from '../../contract/kit.ts';
import { foretellScoring } from '../telling/say.ts';
import { w as game } from '../words/index.ts';
import { w } from './words/index.ts';

export function why(reason: AnyReason, names: Names): Telling {
  const facts = reason as Reason;
  return { text: textOf(facts, names), lights: 'type' in facts ? [`stone:${facts.type}`] : [] };
}

const glory = (n: number): string => game().glory({ n });
const wood = (n: number): string => game().wood({ n });

function textOf(reason: Reason, names: Names): string {
  switch (reason.kind) {
    case 'plays':
    case 'leads': {
      const { card, count } = reason;
      const what = game()[reason.kind === 'leads' ? 'most' : 'inArea']({ kind: card, n: count });
      return w().village({ what });
    }
    case 'values':
      return game().laid({ type: reason.type, n: reason.count, value: reason.value });
    case 'raises':
    case 'lowers':
      return w().worth({ what: glory(reason.points), text: glory(reason.from) });
    case 'takes':
      return w().takes({ text: reason.cards.map((card) => game().kind[card]).join(', ') });
    case 'scores':
      return foretellScoring({ ...reason, kind: reason.card }, reason.seat, names);
    case 'refills':
      return game().wouldRefill;
    case 'endsGame':
      return game().wouldEnd;
    default:
      return textOfRest(reason);
  }
}

type Rest = Extract<
  Reason,
  { kind: 'buys' | 'builds' | 'discards' | 'chooses' | 'substitutes' | 'affords' | 'spends' }
>;

function textOfRest(reason: Rest): string {
  switch (reason.kind) {
    case 'buys':
      return w().hold({ what: game().gifts({ type: reason.type, n: reason.count }) });
    case 'builds':
      return w().builds({ what: glory(reason.points) });
    case 'discards':
      return w().discards;
    case 'chooses':
      return w().gets({ what: reason.pay === 'glory' ? glory(reason.count) : wood(reason.count) });
    case 'substitutes':
      return w().gets({ what: game().gifts({ type: reason.type, n: 1 }) });
    case 'affords':
    case 'spends':
      return w()[reason.kind]({ what: wood(reason.wood) });
  }
}
