/** Moves in words, and what they would lead to. */
import {
  type Act,
  MOAI,
  outcomeOf,
  type Pay,
  playPrice,
  type Scoring,
  sacrificePrice,
  scoringOf,
  type View,
} from '@ahu/rapa-nui-cards/public';
import type { Names, Saying } from '../../contract/kit.ts';
import { w } from '../words/index.ts';

/** As a list of moves puts it: a take with what it leads to. */
export function say(act: Act, view: View, names: Names): Saying {
  const saying = sayShortly(act, view);
  if (act.kind !== 'take') return saying;
  return { ...saying, text: w().takeThen({ take: saying.text, outcome: foretell(view, act.column, names) }) };
}

/** As a button puts it. */
export function sayShortly(act: Act, view: View): Saying {
  const words = w();
  switch (act.kind) {
    case 'buy':
      return { heading: words.headBuy, text: words.buy({ type: act.type, price: priceOf(view, act.type) }) };
    case 'play': {
      const { card, count } = act;
      return { heading: words.headPlay, text: words.play({ kind: card, n: count, price: playPrice(card, count) }) };
    }
    case 'discard':
      return { heading: words.headPlay, text: words.discard };
    case 'sacrifice':
      return { heading: words.headStone, text: words.lay(act) };
    case 'hide':
      return { heading: words.headStone, text: words.hide(act) };
    case 'offer':
      return { heading: words.headStone, text: words.offer(act) };
    case 'take':
      return { heading: words.headTake, text: sayTake(view, act.column) };
    case 'choose': {
      const take = act.pay === 'glory' ? words.takeGlory : words.takeWood;
      return { heading: words.headChoose, text: take({ n: moaiPay(view) }) };
    }
    case 'substitute':
      return { heading: words.headChoose, text: words.substitute(act) };
    case 'reveal':
      return { heading: words.headStone, text: words.reveal(act) };
    case 'lay':
      return { heading: '', text: words.kind[act.card] };
  }
}

const priceOf = (view: View, type: number): number => sacrificePrice(view, view.asked, type);

const moaiPay = (view: View): number => scoringOf(view, MOAI).gains[view.asked];

const sayTake = ({ columns }: View, column: number): string =>
  w().take({ kind: columns[column].at(-1) as number, column: column + 1 });

/** What taking from this column would lead to, in a sentence. */
export function foretell(view: View, column: number, names: Names): string {
  const outcome = outcomeOf(view, column);
  if (outcome === 'end') return w().wouldEnd;
  if (view.toTake > 1) return w().notYet({ n: view.toTake - 1 });
  return outcome === 'refill' ? w().wouldRefill : foretellScoring(outcome, view.seat, names);
}

/** What a card that is scored pays to everybody. */
export function foretellScoring({ kind, pay, gains }: Scoring, viewer: number, names: Names): string {
  const told = gains.flatMap((n, seat) =>
    n > 0 ? [sayGain(pay, { name: seat === viewer ? w().you : names[seat], n })] : [],
  );
  return told.length > 0 ? w().wouldScore({ kind, gains: told }) : w().wouldPayNobody({ kind });
}

/** What a player gets, in words. */
export function sayGain(pay: Pay, gain: { name: string; n: number }): string {
  switch (pay) {
    case 'wood':
      return w().gainWood(gain);
    case 'glory':
      return w().gainGlory(gain);
    case 'either':
      return w().gainEither(gain);
    case 'sacrifice':
      return w().gainCards(gain);
  }
}
