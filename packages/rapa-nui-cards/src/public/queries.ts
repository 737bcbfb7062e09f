/** What can be worked out from what lies open: prices, majorities, what a card would pay, and points. */
import type { Seat } from '@ahu/core';
import type { ByKind, ByType, View } from './view.ts';
import {
  COLUMN_LENGTH,
  isHunterGatherer,
  type Kind,
  MOAI,
  MOAI_PRICE,
  PRIEST,
  SACRIFICE_PRICE,
  TYPES,
  type Type,
} from './vocabulary.ts';

/** By seat: what lies in the areas. */
export type Areas = readonly ByKind[];

/** What a scoring pays: `either` is glory or wood, as its player likes. */
export type Pay = 'wood' | 'glory' | 'either' | 'sacrifice';

/** By seat: how much each gets. */
export interface Scoring {
  readonly kind: Kind;
  readonly pay: Pay;
  readonly gains: readonly number[];
}

/** What a take would lead to: a scoring, an unknown card, or the end of the game. */
export type Outcome = Scoring | 'refill' | 'end';

/**
 * What lies in front of each player.
 * @example
 * areasOf(view)[0]; // [0, 0, 0, 0, 1, 0, 0]
 */
export const areasOf = ({ players }: View): Areas => players.map(({ area }) => area);

/**
 * Whether this player gets one more when the kind is scored (C6.5).
 * @example
 * leads([[0, 0, 0, 0, 2, 0, 0], [0, 0, 0, 0, 1, 0, 0]], 0, WOODCUTTER); // true
 * leads([[0, 0, 0, 0, 2, 0, 0], [0, 0, 0, 0, 2, 0, 0]], 0, WOODCUTTER); // false
 */
export function leads(areas: Areas, seat: Seat, kind: Kind): boolean {
  const own = areas[seat][kind];
  return own > 1 && areas.every((area, other) => other === seat || area[kind] < own);
}

/**
 * What a kind pays when it is scored.
 * @example
 * payOf(MOAI); // 'either'
 */
export const payOf = (kind: Kind): Pay =>
  isHunterGatherer(kind) ? 'sacrifice' : kind === PRIEST ? 'glory' : kind === MOAI ? 'either' : 'wood';

/**
 * What everybody would get if a card of this kind were scored now (C6).
 * @example
 * scoringOf(view, WOODCUTTER).gains; // [1, 1, 1]
 */
export function scoringOf(view: View, kind: Kind): Scoring {
  const areas = areasOf(view);
  let left = view.piles.reduce((sum, cards) => sum + cards, 0);
  const gains = areas.map(() => 0);
  for (let turn = 0; turn < areas.length; turn++) {
    const seat = (view.active + turn) % areas.length;
    const own = isHunterGatherer(kind) ? Math.min(1, areas[seat][kind]) : areas[seat][kind];
    const due = own + (leads(areas, seat, kind) ? 1 : 0);
    // A player who finds the pile empty takes from another, until all are (C6.6).
    gains[seat] = isHunterGatherer(kind) ? Math.min(due, left) : due;
    if (isHunterGatherer(kind)) left -= gains[seat];
  }
  return { kind, pay: payOf(kind), gains };
}

/**
 * What the last take of a turn would lead to, if it is the first card taken from this column, or a later one (C5.2,
 * C5.3, C7.1).
 * @example
 * outcomeOf({ ...view, columns: [[MOAI]] }, 0); // 'refill'
 * outcomeOf({ ...view, columns: [[MOAI]], deckSize: 4 }, 0); // 'end'
 * outcomeOf({ ...view, columns: [[WOODCUTTER, MOAI, MOAI]] }, 0, 2).gains; // [1, 1, 1]
 */
export function outcomeOf(view: View, column: number, takes = 1): Outcome {
  const behind = view.columns[column].at(-1 - takes);
  if (behind !== undefined) return scoringOf(view, behind);
  return refillsLeft(view) === 0 ? 'end' : 'refill';
}

/**
 * How many columns can be refilled before the refill that ends the game (C7.1).
 * @example
 * refillsLeft({ ...view, deckSize: 34 }); // 8
 * refillsLeft({ ...view, deckSize: 4 }); // 0
 */
export const refillsLeft = ({ deckSize }: View): number => Math.max(0, Math.ceil(deckSize / COLUMN_LENGTH) - 1);

/**
 * What a sacrifice card costs this player (C3.1).
 * @example
 * sacrificePrice(view, 0, 0); // 5
 */
export const sacrificePrice = ({ players }: View, seat: Seat, type: Type): number =>
  Math.max(0, SACRIFICE_PRICE - players[seat].area[type]);

/**
 * What it costs to play `count` cards of a kind at once (C3.2).
 * @example
 * playPrice(MOAI, 1); // 7
 * playPrice(0, 3); // 2
 */
export const playPrice = (kind: Kind, count: number): number => (kind === MOAI ? MOAI_PRICE : count - 1);

/**
 * By type: the cards on the stone that the viewer knows.
 * @example
 * stoneCounts({ ...view, stone: [1, 0, 0, 0], faceDown: [{ by: 0, type: 0 }] }); // [2, 0, 0, 0]
 */
export const stoneCounts = ({ stone, faceDown }: View): ByType =>
  stone.map((cards, type) => cards + faceDown.filter((card) => card.type === type).length);

/**
 * What a sacrifice card of each type is worth with these numbers of cards on the stone (C7.3, C7.4).
 * @example
 * valuesOf([2, 1, 1, 0]); // [3, 2, 2, 1]
 * valuesOf([0, 0, 0, 0]); // [0, 0, 0, 0]
 */
export function valuesOf(counts: ByType): ByType {
  if (counts.every((count) => count === 0)) return TYPES.map(() => 0);
  return counts.map((count) => 3 - new Set(counts.filter((other) => other > count)).size);
}

/**
 * What sacrifice cards are worth as the stone stands (C7.3).
 * @example
 * worthOf([2, 0, 0, 1], [3, 2, 2, 1]); // 7
 */
export const worthOf = (cards: ByType, values: ByType): number =>
  cards.reduce((sum, count, type) => sum + count * values[type], 0);

/**
 * A player's points as far as the viewer knows them: glory, moai and wood, and sacrifice cards at what they are worth
 * now if they are the viewer's own or lie open (C7.2).
 * @example
 * pointsOf(view, 0); // 0
 * pointsOf({ ...view, stone: [1, 0, 0, 0] }, 0); // 9
 * pointsOf({ ...view, stone: [1, 0, 0, 0] }, 1); // 0
 */
export function pointsOf(view: View, seat: Seat): number {
  const { glory, area, wood, sacrifices } = view.players[seat];
  const open = glory + 4 * area[MOAI] + Math.floor(wood / 5);
  return sacrifices === null ? open : open + worthOf(sacrifices, valuesOf(stoneCounts(view)));
}
