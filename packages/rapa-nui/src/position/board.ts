/** A board as a document, and the door for boards of strangers. */
import { expectArray, expectInteger, expectKeys, expectOneOf, expectString, Malformed, within } from '@ahu/core';
import type { BoardDocument, CaseDocument } from '../public/board.ts';
import { AHUS_PER_CASE, CASES, COLUMNS, CRATER, MAX_PLAYERS, PUKAO_QUARRY, RESOURCES } from '../public/vocabulary.ts';
import { BOARD_DRAWING, CASE_DRAWING, checkBoardDrawing, checkCaseDrawing } from './board-drawing.ts';

const MAX_PLACES = 12;
const MAX_ALTERNATIVES = 4;
const MAX_BUNDLE = 3;
/** There are no more ahu tiles than this (R1.4). */
const MAX_AHUS = 29;

export function readBoard(json: unknown, where = ''): BoardDocument {
  const board = expectKeys(json, where, ['id', 'players', 'quarryPlaces', 'cases'], BOARD_DRAWING);
  checkBoardDrawing(board, where);
  expectString(board.id, within(where, 'id'));
  const seats = readList(board.players, within(where, 'players'), (each, at) =>
    expectInteger(each, at, 2, MAX_PLAYERS),
  );
  demand(seats.length > 0, within(where, 'players'), 'is for nobody');
  const places = readList(board.quarryPlaces, within(where, 'quarryPlaces'), (each, at) =>
    expectInteger(each, at, 1, MAX_PLACES),
  );
  demand(places.length === COLUMNS, within(where, 'quarryPlaces'), `expected ${COLUMNS} columns`);
  const cases = readList(board.cases, within(where, 'cases'), readCase);
  checkNames(cases, within(where, 'cases'));
  checkNeighbours(cases, within(where, 'cases'));
  checkConnected(cases, within(where, 'cases'));
  checkAhus(cases, Math.max(...seats), within(where, 'cases'));
  return json as BoardDocument;
}

function demand(holds: boolean, where: string, why: string): asserts holds {
  if (!holds) throw new Malformed(where, why);
}

const readList = <T>(json: unknown, where: string, read: (each: unknown, where: string) => T): T[] =>
  expectArray(json, where).map((each, i) => read(each, within(where, i)));

function readCase(json: unknown, where: string): CaseDocument {
  const found = expectKeys(json, where, ['id', 'kind', 'pays', 'ahus', 'adjacent'], ['erects', ...CASE_DRAWING]);
  checkCaseDrawing(found, where);
  const id = expectOneOf(found.id, within(where, 'id'), CASES);
  const number = CASES.indexOf(id);
  const kind = number === CRATER ? 'crater' : number === PUKAO_QUARRY ? 'pukaoQuarry' : 'land';
  expectOneOf(found.kind, within(where, 'kind'), [kind]);
  const resource = (each: unknown, at: string) => expectOneOf(each, at, RESOURCES);
  const pays = readList(found.pays, within(where, 'pays'), (bundle, at) => readList(bundle, at, resource));
  checkPays(pays, kind === 'land', within(where, 'pays'));
  const ahus = expectInteger(found.ahus, within(where, 'ahus'), 0, kind === 'land' ? AHUS_PER_CASE : 0);
  const erects = found.erects === undefined ? [] : readList(found.erects, within(where, 'erects'), resource);
  checkErects(erects, ahus, within(where, 'erects'));
  const adjacent = readList(found.adjacent, within(where, 'adjacent'), (each, at) => expectOneOf(each, at, CASES));
  demand(new Set(adjacent).size === adjacent.length, within(where, 'adjacent'), 'names a case twice');
  return { id, kind, pays, ahus, erects, adjacent };
}

function checkPays(pays: readonly (readonly string[])[], land: boolean, where: string): void {
  demand(land || pays.length === 0, where, 'only land cases pay');
  demand(pays.length <= MAX_ALTERNATIVES, where, `has more than ${MAX_ALTERNATIVES} alternatives`);
  const sized = pays.every((bundle) => bundle.length > 0 && bundle.length <= MAX_BUNDLE);
  demand(sized, where, `an alternative is 1 to ${MAX_BUNDLE} resources`);
  const names = pays.map((bundle) => bundle.toSorted().join(' '));
  demand(new Set(names).size === names.length, where, 'has the same alternative twice');
}

function checkErects(erects: readonly string[], ahus: number, where: string): void {
  demand(ahus === 0 || erects.length > 0, where, 'is missing, though there is an ahu');
  demand(ahus > 0 || erects.length === 0, where, 'is only for cases with an ahu');
  demand(new Set(erects).size === erects.length, where, 'names a resource twice');
}

function checkNames(cases: readonly CaseDocument[], where: string): void {
  const ids = cases.map((each) => each.id);
  ids.forEach((id, i) => {
    demand(ids.indexOf(id) === i, within(where, i), `"${id}" is there twice`);
  });
  for (const needed of [CASES[CRATER], CASES[PUKAO_QUARRY]]) {
    demand(ids.includes(needed), where, `there is no ${needed}`);
  }
}

function checkNeighbours(cases: readonly CaseDocument[], where: string): void {
  cases.forEach(({ id, adjacent }, i) => {
    for (const other of adjacent) {
      const at = within(within(where, i), 'adjacent');
      demand(other !== id, at, `"${id}" cannot be next to itself`);
      const neighbour = cases.find((each) => each.id === other);
      demand(neighbour !== undefined, at, `there is no case "${other}" on this board`);
      demand(neighbour.adjacent.includes(id), at, `"${other}" does not name "${id}" in turn`);
    }
  });
}

function checkConnected(cases: readonly CaseDocument[], where: string): void {
  const reached = new Set([cases[0].id]);
  for (const id of reached) for (const next of cases.find((each) => each.id === id)?.adjacent ?? []) reached.add(next);
  const lost = cases.find((each) => !reached.has(each.id));
  demand(lost === undefined, where, `no way leads from "${cases[0].id}" to "${lost?.id}"`);
}

function checkAhus(cases: readonly CaseDocument[], players: number, where: string): void {
  const ahus = cases.reduce((sum, each) => sum + each.ahus, 0);
  demand(ahus > players && ahus <= MAX_AHUS, where, `expected ${players + 1} to ${MAX_AHUS} ahus, found ${ahus}`);
}
