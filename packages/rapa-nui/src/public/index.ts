/** Rapa Nui for those who show it: acts, words, views and what follows from a view. No engine. */
export type { Act, Place, Placement, Target, Use } from './acts.ts';
export type { BoardDocument, CaseDocument, Point } from './board.ts';
export { bundleName, type Counts, countsOf } from './bundles.ts';
export { patternOf, readAct, useName, writeAct } from './notation.ts';
export { STACK_NAMES, type StackName } from './offerings.ts';
export type { Phase } from './phases.ts';
export { type Goal, goalOf, type Reach, reachOf, withCarrier } from './plans.ts';
export {
  broughtBy,
  caseOn,
  caseView,
  chiefIsOn,
  ending,
  gainsAt,
  helpsGain,
  holderOf,
  kindsDue,
  offeringPrice,
  pointsOf,
  sorcererIsOn,
} from './queries.ts';
export type { Facts, Refusal } from './refusals.ts';
export { actsOf, bend, type Route, reachable, routes, type Toll, tolls } from './routes.ts';
export { caseAtSpot, HOME, spotInColumn } from './spots.ts';
export type { AhuView, CaseView, Options, PlayerView, Table, View } from './view.ts';
export {
  AHUS,
  type AhuName,
  CARGO,
  CARGO_PUKAO,
  CASES,
  type CargoName,
  type CaseName,
  caseOfAhu,
  FAVOUR_POINTS,
  GAIN,
  IMPROVEMENT_PRICES,
  IMPROVEMENTS,
  type ImprovementName,
  isQuarry,
  OFFERINGS,
  type OfferingName,
  RESOURCES,
  type ResourceName,
  RONGO_POINTS,
  SIZES,
  type SizeName,
  TILES,
  type TileName,
  TOTEMS,
  TRACK,
} from './vocabulary.ts';
