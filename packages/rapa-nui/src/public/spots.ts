import { type Case, type CaseName, COLUMNS, type Column, FIRST_LAND, LAND } from './vocabulary.ts';

/** Where a sorcerer or chief can be: with its player, on the order track, in a quarry column, on a case. */
export const SPOTS: readonly string[] = ['home', 'track', 'column 1', 'column 2', 'column 3', ...LAND];
export type Spot = number;
export const HOME: Spot = 0;
export const ON_TRACK: Spot = 1;
const FIRST_COLUMN: Spot = 2;
const FIRST_CASE: Spot = FIRST_COLUMN + COLUMNS;
/**
 * The spot of a quarry column.
 * @example
 * spotInColumn(0) > HOME; // true
 */
export const spotInColumn = (column: Column): Spot => FIRST_COLUMN + column;
export const spotOnCase = (land: Case): Spot => FIRST_CASE + land - FIRST_LAND;
export const caseAt = (spot: Spot): Case => FIRST_LAND + spot - FIRST_CASE;
export const isOnCase = (spot: Spot): boolean => spot >= FIRST_CASE;
export const isInQuarry = (spot: Spot): boolean => spot >= FIRST_COLUMN && spot < FIRST_CASE;

/**
 * The case of a spot; undefined if it is none.
 * @example
 * caseAtSpot(HOME); // undefined
 */
export const caseAtSpot = (spot: Spot): CaseName | undefined => LAND[spot - FIRST_CASE];
