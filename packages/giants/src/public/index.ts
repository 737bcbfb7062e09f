/** Giants for those who show it: acts, words, views and what follows from a view. No engine. */
export type { Act, Placement } from './acts.ts';
export { type Held, readBid, sculptorsIn, writeBid } from './bids.ts';
export type { AhuDocument, Board, HexDocument, HexKind } from './board.ts';
export type { Wage } from './carrying.ts';
export { patternOf, readAct, writeAct } from './notation.ts';
export { asksOpenly, isOpen } from './openness.ts';
export { type Chapter, chapterOf, type Phase } from './phases.ts';
export { type Prospects, prospectsOf, withHeaddress } from './planner.ts';
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
export { basesLeft, gainOf, type Standing, standingOf } from './standing.ts';
export type { AhuView, HexView, ObjectView, Options, PlayerView, Reserve, View } from './view.ts';
export {
  type ActionName,
  AHUS,
  type AhuName,
  CHIEF_ACTION_PRICE,
  HEXES,
  type HexName,
  KINDS,
  LAST_ROUND,
  OBJECTS,
  type ObjectName,
  PIECES,
  type Piece,
  SIZES,
} from './vocabulary.ts';
export { withPiece } from './with-piece.ts';
