import { type Act, MOAI, type View } from '@ahu/rapa-nui-cards/public';

/**
 * Where a player can press: the front of a column, a kind in hand, a pile, a type of one's own sacrifice cards. Several
 * cards of a kind in hand are pointed at where they are offered in words.
 */
export type Spot = `${'col' | 'hand' | 'pile' | 'own'}:${number}` | `hand:${number}:${number}`;

export const readSpot = (spot: Spot): { place: string; index: number; count: number } => {
  const [place, index, count = 1] = spot.split(':');
  return { place, index: Number(index), count: Number(count) };
};

/** Where an act is pressed; some are words only. */
export function spotOf(act: Act): Spot | undefined {
  switch (act.kind) {
    case 'take':
      return `col:${act.column}`;
    case 'play':
      return `hand:${act.card}`;
    case 'discard':
      return `hand:${MOAI}`;
    case 'buy':
    case 'offer':
    case 'substitute':
      return `pile:${act.type}`;
    case 'sacrifice':
    case 'hide':
      return `own:${act.type}`;
    default:
      return undefined;
  }
}

/** What is tried where nothing is legal, so that the refusal can be explained. */
export function attemptAt({ phase }: View, spot: Spot): Act {
  const { place, index } = readSpot(spot);
  switch (place) {
    case 'col':
      return { kind: 'take', column: index };
    case 'hand':
      return { kind: 'play', card: index, count: 1 };
    case 'pile':
      return { kind: phase === 'offer' || phase === 'substitute' ? phase : 'buy', type: index };
    default:
      return { kind: phase === 'hide' ? 'hide' : 'sacrifice', type: index };
  }
}
