/** Giants for those who show it: acts, words, views and what follows from a view. No engine. */
export type { Act, Placement } from './acts.ts';
export { type Held, readBid, sculptorsIn, writeBid } from './bids.ts';
export type { AhuDocument, Board, HexDocument, HexKind } from './board.ts';
export type { Wage } from './carrying.ts';
export { type Pattern, patternOf, readAct, writeAct } from './notation.ts';
export { asksOpenly, isOpen } from './openness.ts';
export type { Phase } from './phases.ts';
export {
  ahuCalled,
  ahuNamed,
  boardHex,
  canEnter,
  canStep,
  hexCalled,
  hexOfAhu,
  isAbandoned,
  logsOn,
  neighboursOf,
  objectCalled,
  ownerOf,
  sizeOf,
  slotReserved,
  strengthOn,
  tollOf,
  valuesOf,
  weightOf,
} from './queries.ts';
export { type End, type Goal, reach } from './reach.ts';
export type { Facts, Refusal } from './refusals.ts';
export type { AhuView, HexView, ObjectView, Options, PlayerView, Reserve, View } from './view.ts';
export {
  type ActionName,
  AHUS,
  type AhuName,
  CHIEF_ACTION_PRICE,
  HEXES,
  type HexName,
  KINDS,
  OBJECTS,
  type ObjectName,
  PIECES,
  type Piece,
  SIZES,
} from './vocabulary.ts';
