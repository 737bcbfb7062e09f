import { KINDS, MOAI_PRICE, SACRIFICE_PRICE, TYPES, type View } from '@ahu/rapa-nui-cards';

const TYPE_NAMES: readonly string[] = TYPES;

export function ask(view: View): string {
  switch (view.phase) {
    case 'turn':
      return canBuy(view) ? 'Buy a sacrifice card, or play.' : 'Play a card.';
    case 'sacrifice':
      return 'A moai is built: lay one of your sacrifice cards face up on the stone.';
    case 'hide':
      return 'Lay one of your sacrifice cards face down on the stone.';
    case 'offer':
      return 'Add a card from one of the piles to the stone.';
    case 'take':
      return view.toTake === 1 ? 'Take a card; the one behind it is scored.' : `Take ${view.toTake} cards, one by one.`;
    case 'choose':
      return 'Your moai pay: glory or wood?';
    case 'substitute':
      return 'That pile is empty: choose a card from another one.';
    default:
      return 'Go on.';
  }
}

const priceOf = ({ players, seat }: View, type: number): number =>
  Math.max(0, SACRIFICE_PRICE - players[seat].area[type]);

const canBuy = (view: View): boolean =>
  !view.bought && view.piles.some((cards, type) => cards > 0 && view.players[view.seat].wood >= priceOf(view, type));

export function explain(view: View, notation: string): string {
  const [verb, first, second] = notation.split(' ');
  switch (verb) {
    case 'buy':
      return `for ${priceOf(view, TYPE_NAMES.indexOf(first))} wood`;
    case 'play':
      return explainPlay(first, second);
    case 'take':
      return explainTake(view, Number(second) - 1);
    default:
      return '';
  }
}

function explainPlay(first: string, second: string | undefined): string {
  if (first === 'moai') return `for ${MOAI_PRICE} wood`;
  return second === undefined ? '' : `for ${Number(first) - 1} wood`;
}

function explainTake({ columns, toTake }: View, column: number): string {
  const [card, below] = columns[column].toReversed();
  const taken = `a ${KINDS[card]}`;
  if (below === undefined) return `${taken}; the column is refilled`;
  return toTake === 1 ? `${taken}; scores ${KINDS[below]}` : taken;
}
