/** What could come: the table once a card is played, and the stone once more lies on it. */
import { playPrice, stoneCounts, valuesOf } from './queries.ts';
import type { ByType, PlayerView, View } from './view.ts';
import { type Kind, MOAI, TYPES, type Type } from './vocabulary.ts';

/**
 * The table once the viewer has played these cards and is to take. With a moai, what the sacrifice round lays on the
 * stone is not foreseen; that it costs the piles a card is (C4.3).
 * @example
 * withPlayed(view, MOAI, 1).players[0].area; // [0, 0, 0, 0, 1, 0, 1]
 */
export function withPlayed(view: View, kind: Kind, count: number): View {
  const own = view.players[view.seat];
  const player: PlayerView = {
    ...own,
    wood: own.wood - playPrice(kind, count),
    area: own.area.with(kind, own.area[kind] + count),
    handSize: own.handSize - count,
    hand: own.hand?.with(kind, own.hand[kind] - count) ?? null,
  };
  return {
    ...view,
    phase: 'take',
    toTake: count,
    players: view.players.with(view.seat, player),
    piles: kind === MOAI ? afterOffer(view.piles) : view.piles,
  };
}

/** Which pile the builder takes from is not known; a scoring asks only whether there are cards left. */
function afterOffer(piles: ByType): ByType {
  const most = Math.max(...piles);
  return most === 0 ? piles : piles.with(piles.indexOf(most), most - 1);
}

/**
 * What each type is worth once one more card of this type lies on the stone.
 * @example
 * valuesWith({ ...view, stone: [1, 1, 0, 0] }, 2); // [3, 3, 3, 2]
 */
export function valuesWith(view: View, type: Type): ByType {
  const counts = stoneCounts(view);
  return valuesOf(counts.with(type, counts[type] + 1));
}

/** The least and the most that something may be. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * By type: what a card is worth whatever the face-down cards are that the viewer does not know (C7.3).
 * @example
 * rangesOf({ ...view, stone: [1, 0, 0, 0], faceDown: [{ by: 1, type: null }] })[1]; // { least: 2, most: 3 }
 */
export function rangesOf(view: View): Range[] {
  const unknown = view.faceDown.filter(({ type }) => type === null).length;
  const cases = distributions(unknown, stoneCounts(view)).map(valuesOf);
  return TYPES.map((_, type) => {
    const values = cases.map((each) => each[type]);
    return { least: Math.min(...values), most: Math.max(...values) };
  });
}

/** All ways to add this number of cards to the counts, from the given type on. */
function distributions(cards: number, counts: ByType, from: Type = 0): ByType[] {
  if (cards === 0) return [counts];
  return TYPES.flatMap((_, type) =>
    type < from ? [] : distributions(cards - 1, counts.with(type, counts[type] + 1), type),
  );
}
