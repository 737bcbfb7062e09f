/** Moves in words, and what they would lead to. */
import type { View } from '@ahu/rapa-nui-cards';
import type { Names, Saying } from '../kit.ts';
import { type Areas, type Outcome, outcomeOf, type Pay, playPrice, sacrificePrice, scoringOf } from './gains.ts';
import { readDeed } from './reading.ts';
import { MOAI } from './vocabulary.ts';
import { w } from './words/index.ts';

/** As a list of moves puts it: a take with what it leads to. */
export function say(notation: string, view: View, names: Names): Saying {
  const deed = readDeed(notation);
  const saying = sayShortly(notation, view);
  if (deed.verb !== 'take') return saying;
  return { ...saying, text: w().takeThen({ take: saying.text, outcome: foretell(view, deed.column, names) }) };
}

/** As a button puts it. */
export function sayShortly(notation: string, view: View): Saying {
  const deed = readDeed(notation);
  const words = w();
  switch (deed.verb) {
    case 'buy':
      return { heading: words.headBuy, text: words.buy({ type: deed.type, price: priceOf(view, deed.type) }) };
    case 'play': {
      const { kind, count } = deed;
      return { heading: words.headPlay, text: words.play({ kind, n: count, price: playPrice(kind, count) }) };
    }
    case 'discard':
      return { heading: words.headPlay, text: words.discard };
    case 'sacrifice':
      return { heading: words.headStone, text: words.lay(deed) };
    case 'hide':
      return { heading: words.headStone, text: words.hide(deed) };
    case 'offer':
      return { heading: words.headStone, text: words.offer(deed) };
    case 'take':
      return { heading: words.headTake, text: sayTake(view, deed.column) };
    case 'glory':
      return { heading: words.headChoose, text: words.takeGlory({ n: moaiPay(view) }) };
    case 'wood':
      return { heading: words.headChoose, text: words.takeWood({ n: moaiPay(view) }) };
    case 'substitute':
      return { heading: words.headChoose, text: words.substitute(deed) };
    case 'reveal':
      return { heading: words.headStone, text: words.reveal(deed) };
    default:
      return { heading: '', text: notation };
  }
}

const priceOf = (view: View, type: number): number => sacrificePrice(view, view.asked, type);

const moaiPay = (view: View): number => scoringOf(view, MOAI).gains[view.asked];

const sayTake = ({ columns }: View, column: number): string =>
  w().take({ kind: columns[column].at(-1) as number, column: column + 1 });

/** What taking from this column would lead to, in a sentence. */
export function foretell(view: View, column: number, names: Names, areas?: Areas): string {
  const outcome = outcomeOf(view, column, areas);
  if (outcome === 'end') return w().wouldEnd;
  if (view.phase === 'take' && view.toTake > 1) return w().notYet({ n: view.toTake - 1 });
  return outcome === 'refill' ? w().wouldRefill : foretellScoring(outcome, view.seat, names);
}

function foretellScoring({ kind, pay, gains }: Exclude<Outcome, string>, viewer: number, names: Names): string {
  const told = gains.flatMap((n, seat) =>
    n > 0 ? [sayGain(pay, { name: seat === viewer ? w().you : names[seat], n })] : [],
  );
  return told.length > 0 ? w().wouldScore({ kind, gains: told }) : w().wouldPayNobody({ kind });
}

/** What somebody gets, in words. */
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
