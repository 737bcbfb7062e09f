import { type Act, KINDS, playPrice, sacrificePrice, type View } from '@ahu/rapa-nui-cards/public';

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

const canBuy = (view: View): boolean =>
  !view.bought &&
  view.piles.some((cards, type) => cards > 0 && view.players[view.seat].wood >= sacrificePrice(view, view.seat, type));

export function explain(view: View, act: Act): string {
  switch (act.kind) {
    case 'buy':
      return `for ${sacrificePrice(view, view.seat, act.type)} wood`;
    case 'play':
      return playPrice(act.card, act.count) === 0 ? '' : `for ${playPrice(act.card, act.count)} wood`;
    case 'take':
      return explainTake(view, act.column);
    default:
      return '';
  }
}

function explainTake({ columns, toTake }: View, column: number): string {
  const [card, below] = columns[column].toReversed();
  const taken = `a ${KINDS[card]}`;
  if (below === undefined) return `${taken}; the column is refilled`;
  return toTake === 1 ? `${taken}; scores ${KINDS[below]}` : taken;
}
