import { ahuNamed, type Piece, sizeOf, type View } from '@ahu/giants/public';
import { symbolOf } from '../drawing/tokens.ts';
import type { Answer, GiantsState } from '../interaction/base.ts';
import { Placing } from '../interaction/placing.ts';
import { isCarrying } from '../interaction/states.ts';
import { payeesOf, say, sayAction, sayEnd, sayThing } from '../telling/say.ts';
import { w } from '../words/index.ts';

/** How a button shows an answer. */
export interface Label {
  readonly text: string;
  /** What a phone shows of the text, beside the picture. */
  readonly short?: string;
  readonly symbols?: readonly string[];
  readonly primary?: boolean;
  readonly pressed?: boolean;
  /** What it is about, by its light. */
  readonly light?: string;
  /** What can be dragged from it. */
  readonly drag?: string;
}

export function labelOf(state: GiantsState, answer: Answer, names: readonly string[]): Label {
  const { view } = state;
  switch (answer.kind) {
    case 'hold':
      return pieceLabel(state, answer.piece);
    case 'lift':
      return {
        text: sayThing(view, answer.object),
        short: shortOf(view, answer.object),
        symbols: [symbolOf(answer.object)],
        light: `object:${answer.object}`,
      };
    case 'markAtQuarry':
    case 'recover': {
      const label = answer.kind === 'recover' ? w().giveUp : w().sayMark;
      const text = w().aside({ label, text: sayThing(view, answer.object) });
      return { text, symbols: [symbolOf(answer.object)], light: `object:${answer.object}` };
    }
    case 'place': {
      const { action, hex } = answer;
      const primary = state instanceof Placing && action === state.bestAction(hex);
      return { text: action === 'none' ? w().placeHere : sayAction(view, hex, action), primary };
    }
    case 'erect':
    case 'cap':
    case 'mark':
    case 'leave':
      return {
        text: sayEnd(view, state.object ?? '', state.hex ?? '', answer, names),
        primary: answer === state.answers[0] && answer.kind !== 'leave',
        ...('slot' in answer && { light: `ahu:${ahuNamed(state.hex ?? '', answer.slot)}` }),
      };
    case 'bid':
      return { text: w().bidNow, primary: true };
    case 'reveal':
      return { text: w().askReveal, primary: true };
    case 'bend':
      return { text: isCarrying(state) && state.plan.byHand ? w().cheapest : w().byHand };
    case 'stepBack':
    case 'cancel':
      return { text: w()[answer.kind] };
    case 'fill':
    case 'logs':
    case 'peeking':
      return { text: '' };
    case 'peek':
      return { text: say(answer, view, names).text, light: `ahu:${answer.ahu}` };
    default:
      return {
        text: say(answer, view, names).text,
        symbols: symbolsOf(answer),
        primary: answer.kind === 'keepMarkers',
      };
  }
}

/** Its size and where it is: `2 · E6`. */
function shortOf({ objects }: View, object: string): string {
  const at = objects.find((each) => each.object === object)?.at ?? '';
  return sizeOf(object) > 0 ? `${sizeOf(object)} · ${at}` : at;
}

function pieceLabel({ view, piece: chosen }: GiantsState, piece: Piece): Label {
  return {
    text: `${w().pieces[piece]}${countOf(view, piece)}`,
    symbols: [`gi-${piece}-${view.seat}`],
    pressed: piece === chosen,
    drag: `piece ${piece}`,
  };
}

const countOf = ({ players, seat }: View, piece: Piece): string =>
  piece === 'worker' ? ` ×${players[seat]?.reserve?.workers ?? 0}` : '';

function symbolsOf(answer: Answer): string[] {
  switch (answer.kind) {
    case 'pick':
      return [`gi-moai-${answer.size}`];
    case 'pay':
      return payeesOf(answer.seats).map(({ seat }) => `gi-worker-${seat}`);
    case 'takeTablet':
      return ['gi-tablet'];
    default:
      return [];
  }
}
