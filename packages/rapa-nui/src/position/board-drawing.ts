/** How a board is drawn. The rules do not use it; it is checked so that a page can trust it. */
import { expectArray, expectInteger, expectString, Malformed, within } from '@ahu/core';

import type { BoardDrawing, CaseDrawing } from '../public/board.ts';

type Json = Readonly<Record<string, unknown>>;
type Check = (json: unknown, where: string) => void;

const MAX_COORDINATE = 10_000;

const checkCoordinate: Check = (json, where) => {
  expectInteger(json, where, 0, MAX_COORDINATE);
};

const checkPoint: Check = (json, where) => {
  const point = expectArray(json, where);
  if (point.length !== 2) throw new Malformed(where, 'expected x and y');
  for (const [i, each] of point.entries()) checkCoordinate(each, within(where, i));
};

const checkPolygon: Check = (json, where) => {
  for (const [i, each] of expectArray(json, where).entries()) checkPoint(each, within(where, i));
};

const BOARD: Readonly<Record<keyof BoardDrawing, Check>> = {
  provenance: expectString,
  width: checkCoordinate,
  height: checkCoordinate,
  outline: checkPolygon,
};
const CASE: Readonly<Record<keyof CaseDrawing, Check>> = { at: checkPoint, polygon: checkPolygon };

export const BOARD_DRAWING = Object.keys(BOARD);
export const CASE_DRAWING = Object.keys(CASE);

/** All of it may be missing; what is there must be right. */
function check(json: Json, where: string, checks: Readonly<Record<string, Check>>): void {
  for (const [key, each] of Object.entries(checks)) if (json[key] !== undefined) each(json[key], within(where, key));
}

export const checkBoardDrawing = (json: Json, where: string): void => check(json, where, BOARD);
export const checkCaseDrawing = (json: Json, where: string): void => check(json, where, CASE);
