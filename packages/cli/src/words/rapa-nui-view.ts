/** What the words of Rapa Nui ask a view again and again. */
import type { Seat } from '@ahu/core';
import { type BoardDocument, type CaseDocument, type PlayerView, standardBoard, type View } from '@ahu/rapa-nui';
import { AHUS, CASES, caseOf } from './rapa-nui-names.ts';

export const boardOf = ({ setup }: View): BoardDocument => setup.board ?? standardBoard(setup.seats);

export const caseDocument = (view: View, id: string): CaseDocument | undefined =>
  boardOf(view).cases.find((each) => each.id === id);

export const holderOf = ({ cases }: View, id: string): Seat | null =>
  cases.find(({ land }) => CASES[land] === id)?.holder ?? null;

/** Spots are numbered: home, track, the columns, then the land cases, which begin behind the two quarries. */
export const HOME = 0;
const FIRST_COLUMN = 2;
const FIRST_CASE = 5;
const FIRST_LAND = 2;

export const spotInColumn = (column: number): number => FIRST_COLUMN + column;

export const chiefIsOn = ({ chief }: PlayerView, id: string): boolean =>
  chief >= FIRST_CASE && CASES[chief - FIRST_CASE + FIRST_LAND] === id;

export const ahusOn = ({ ahus }: View, id: string): View['ahus'] => ahus.filter(({ ahu }) => caseOf(AHUS[ahu]) === id);

/** How many resources erecting a moai of each size brings (R5.4). */
export const GAIN = [1, 3, 5];
