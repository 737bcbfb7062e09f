/** What can be worked out from what lies open: prices, majorities, and what a card would pay. */
import type { View } from '@ahu/rapa-nui-cards';
import { COLUMN_LENGTH, isGatherer, MOAI, MOAI_PRICE, PRIEST, SACRIFICE_PRICE, TYPES } from './vocabulary.ts';

/** By seat: what lies in the areas. */
export type Areas = readonly (readonly number[])[];

/** What a scoring pays: `either` is glory or wood, as its player likes. */
export type Pay = 'wood' | 'glory' | 'either' | 'sacrifice';

/** By seat: how much each gets. */
export interface Scoring {
  readonly kind: number;
  readonly pay: Pay;
  readonly gains: readonly number[];
}

/** What a take would lead to: a scoring, an unknown card, or the end of the game. */
export type Outcome = Scoring | 'refill' | 'end';

export const areasOf = ({ players }: View): Areas => players.map(({ area }) => area);

/** The areas once somebody has played these cards. */
export const withPlayed = (areas: Areas, seat: number, kind: number, count: number): Areas =>
  areas.map((area, each) => (each === seat ? area.with(kind, area[kind] + count) : area));

/** Whether this player gets one more when the kind is scored (C6.5). */
export function leads(areas: Areas, seat: number, kind: number): boolean {
  const own = areas[seat][kind];
  return own > 1 && areas.every((area, other) => other === seat || area[kind] < own);
}

export const payOf = (kind: number): Pay =>
  isGatherer(kind) ? 'sacrifice' : kind === PRIEST ? 'glory' : kind === MOAI ? 'either' : 'wood';

/** What everybody would get if a card of this kind were scored now (C6). */
export function scoringOf(view: View, kind: number, areas: Areas = areasOf(view)): Scoring {
  let left = view.piles.reduce((sum, cards) => sum + cards, 0);
  const gains = areas.map(() => 0);
  for (let turn = 0; turn < areas.length; turn++) {
    const seat = (view.active + turn) % areas.length;
    const own = isGatherer(kind) ? Math.min(1, areas[seat][kind]) : areas[seat][kind];
    const due = own + (leads(areas, seat, kind) ? 1 : 0);
    // Whoever finds the pile empty takes from another, until all are (C6.6).
    gains[seat] = isGatherer(kind) ? Math.min(due, left) : due;
    if (isGatherer(kind)) left -= gains[seat];
  }
  return { kind, pay: payOf(kind), gains };
}

/** What the last take of a turn would lead to, from this column (C5.2, C5.3, C7.1). */
export function outcomeOf(view: View, column: number, areas?: Areas): Outcome {
  const behind = view.columns[column].at(-2);
  if (behind !== undefined) return scoringOf(view, behind, areas);
  return view.deckSize <= COLUMN_LENGTH ? 'end' : 'refill';
}

export const sacrificePrice = ({ players }: View, seat: number, type: number): number =>
  Math.max(0, SACRIFICE_PRICE - players[seat].area[type]);

export const playPrice = (kind: number, count: number): number => (kind === MOAI ? MOAI_PRICE : count - 1);

/** By type: the cards on the stone that the viewer knows. */
export const stoneCounts = ({ stone, faceDown }: View): number[] =>
  stone.map((cards, type) => cards + faceDown.filter((card) => card.type === type).length);

/** What a sacrifice card of each type is worth with so many of them on the stone (C7.3, C7.4). */
export function valuesOf(counts: readonly number[]): number[] {
  if (counts.every((count) => count === 0)) return TYPES.map(() => 0);
  return counts.map((count) => 3 - new Set(counts.filter((other) => other > count)).size);
}

/** The glory that everybody can see: won, for moai and for wood; with the sacrifice cards, where these are known and final. */
export function pointsOf(view: View, seat: number): number {
  const { glory, area, wood, sacrifices } = view.players[seat];
  const open = glory + 4 * area[MOAI] + Math.floor(wood / 5);
  if (view.phase !== 'over' || sacrifices === null) return open;
  const values = valuesOf(stoneCounts(view));
  return open + sacrifices.reduce((sum, cards, type) => sum + cards * values[type], 0);
}
