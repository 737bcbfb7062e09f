/** What is asked of a view again and again. */
import type { Seat } from '@ahu/core';
import type { BoardDocument, CaseDocument } from './board.ts';
import { priceOf } from './offerings.ts';
import { caseAtSpot } from './spots.ts';
import type { CaseView, PlayerView, View } from './view.ts';
import {
  type AhuName,
  CASES,
  type CaseName,
  caseOfAhu,
  FAVOUR_POINTS,
  IMPROVEMENTS,
  OFFERINGS,
  type OfferingName,
  RESOURCES,
  type ResourceName,
  RONGO_POINTS,
  TILES,
} from './vocabulary.ts';

/**
 * A case of a board.
 * @example
 * caseOn(board, 'crater').kind; // 'crater'
 */
export const caseOn = (board: BoardDocument, id: CaseName): CaseDocument | undefined =>
  board.cases.find((each) => each.id === id);

/**
 * What stands on a land case; undefined for the quarries.
 * @example
 * caseView(view, 'crater'); // undefined
 */
export const caseView = (view: View, id: CaseName): CaseView | undefined =>
  view.cases.find(({ land }) => CASES[land] === id);

/**
 * The player who has transporters on a case; null for nobody, and for the quarries.
 * @example
 * holderOf(view, 'crater'); // null
 */
export const holderOf = (view: View, id: CaseName): Seat | null => caseView(view, id)?.holder ?? null;

/**
 * Whether the chief of a player carries on this case.
 * @example
 * chiefIsOn(view.players[0], 'i1'); // false
 */
export const chiefIsOn = ({ chief }: PlayerView, id: CaseName): boolean => caseAtSpot(chief) === id;

/**
 * Whether the sorcerer of a player carries on this case.
 * @example
 * sorcererIsOn(view.players[0], 'i1'); // false
 */
export const sorcererIsOn = ({ sorcerer }: PlayerView, id: CaseName): boolean => caseAtSpot(sorcerer) === id;

/**
 * The kinds of resource that erecting on an ahu brings to a player: Fervent adds the next higher one to each (R5.4,
 * R7.1).
 * @example
 * gainsAt(board, view.players[0], 'e1a'); // ['reed']
 */
export function gainsAt(board: BoardDocument, { improvements }: PlayerView, ahu: AhuName): ResourceName[] {
  const shown = caseOn(board, caseOfAhu(ahu))?.erects ?? [];
  const isFervent = improvements[IMPROVEMENTS.indexOf('fervent')] > 0;
  return RESOURCES.filter((name, r) => shown.includes(name) || (isFervent && shown.includes(RESOURCES[r - 1])));
}

/**
 * The least that buys an offering, by rising value (R5.7, R6.3).
 * @example
 * offeringPrice('hut', false); // ['reed', 'reed', 'reed', 'reed']
 * offeringPrice('hatchet', true); // ['reed', 'egg']
 */
export const offeringPrice = (offering: OfferingName, thrifty: boolean): ResourceName[] =>
  priceOf(OFFERINGS.indexOf(offering), thrifty).map((resource) => RESOURCES[resource]);

/**
 * The points of a player whose offerings are worth this (R9.3).
 * @example
 * pointsOf(view.players[0], [8, 7]); // 22
 */
export function pointsOf({ resources, rongo, tiles }: PlayerView, offerings: readonly number[]): number {
  const favour = tiles[TILES.indexOf('favour')] * FAVOUR_POINTS;
  return [...offerings, ...resources].reduce((sum, each) => sum + each, favour + (rongo ? RONGO_POINTS : 0));
}
