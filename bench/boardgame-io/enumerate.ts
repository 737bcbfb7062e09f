import type { moves } from './moves.ts';
import { type Counts, MOAI, type Player, PRIEST, type Table, TYPES, WOODCUTTER } from './table.ts';

interface Action {
  readonly move: keyof typeof moves;
  readonly args: (number | string)[];
}

const action = (move: Action['move'], ...args: Action['args']): Action => ({ move, args });

const actionsFor = (move: Action['move'], counts: Counts): Action[] =>
  TYPES.filter((type) => counts[type] > 0).map((type) => action(move, type));

export function enumerate(G: Table): Action[] {
  const { sacrifices } = G.players[G.asked];
  switch (G.question) {
    case 'turn':
      return enumerateTurn(G, G.players[G.asked]);
    case 'sacrifice':
    case 'hide':
      return actionsFor(G.question, sacrifices);
    case 'offer':
    case 'substitute':
      return actionsFor(G.question, G.piles);
    case 'take':
      return G.columns.map((_, column) => action('take', column));
    case 'choose':
      return [action('choose', 'glory'), action('choose', 'wood')];
    case 'reveal':
      return [action('reveal')];
    default:
      return [];
  }
}

function enumerateTurn(G: Table, { wood, hand, area }: Player): Action[] {
  const actions: Action[] = [];
  for (const type of TYPES) {
    if (!G.bought && G.piles[type] > 0 && wood >= 5 - area[type]) actions.push(action('buy', type));
  }
  for (const count of [1, 2, 3]) {
    for (const type of TYPES) {
      if (hand[type] >= count && wood >= count - 1) actions.push(action('gather', type, count));
    }
  }
  for (const kind of [WOODCUTTER, PRIEST, MOAI]) {
    if (hand[kind] > 0 && (kind !== MOAI || wood >= 7)) actions.push(action('play', kind));
  }
  if (hand[MOAI] === 3 && wood < 7) actions.push(action('discard'));
  return actions;
}
