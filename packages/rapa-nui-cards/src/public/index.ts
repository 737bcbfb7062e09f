/** The card game for those who show it: acts, words, views and what follows from a view. No engine. */
export type { Act } from './acts.ts';
export { readAct, writeAct } from './notation.ts';
export { asksOpenly, isOpen } from './openness.ts';
export type { Phase } from './phases.ts';
export { type Range, rangesOf, valuesWith, withPlayed } from './planner.ts';
export {
  type Areas,
  areasOf,
  leads,
  type Outcome,
  outcomeOf,
  type Pay,
  payOf,
  playPrice,
  pointsOf,
  refillsLeft,
  type Scoring,
  sacrificePrice,
  scoringOf,
  stoneCounts,
  valuesOf,
  worthOf,
} from './queries.ts';
export type { Facts, Refusal } from './refusals.ts';
export type { ByKind, ByType, FaceDownView, Options, PlayerView, View } from './view.ts';
export {
  COLUMN_LENGTH,
  isHunterGatherer,
  KINDS,
  type Kind,
  MOAI,
  MOAI_PRICE,
  PRIEST,
  SACRIFICE_PRICE,
  TYPES,
  type Type,
  WOODCUTTER,
} from './vocabulary.ts';
