/** Boards are documents: what one must say, and the door that checks it. */
import { expectArray, expectInteger, expectKeys, expectOneOf, expectString, Malformed, within } from '@ahu/core';
import {
  type AhuDocument,
  type Board,
  HEX_KINDS,
  type HexDocument,
  type HexKind,
  neighboursByHex,
} from '../public/board.ts';
import { AHUS_PER_HEX, FACES, HEXES } from '../public/vocabulary.ts';

const FORESTS = 7;
/** Everybody can erect on all of their bases: at most 5 players with 5 (G2.1). */
const FEWEST_AHUS = 25;
const MOST_AHUS = 40;
const HIGHEST_VALUE = 20;
const FARTHEST = 64;

/** Reads a board document; throws `Malformed` with the place and the reason. */
export function readBoard(json: unknown, where: string): Board {
  const document = expectKeys(json, where, ['id', 'dice', 'hexes'], ['provenance']);
  const board = {
    id: expectString(document.id, within(where, 'id')),
    provenance: expectString(document.provenance ?? '', within(where, 'provenance')),
    dice: readDice(document.dice, within(where, 'dice')),
    hexes: readHexes(document.hexes, within(where, 'hexes')),
  };
  checkKinds(board.hexes, within(where, 'hexes'));
  checkAhus(board.hexes, within(where, 'hexes'));
  checkConnected(board.hexes, within(where, 'hexes'));
  return board;
}

function readDice(json: unknown, where: string): Board['dice'] {
  const { white, brown } = expectKeys(json, where, ['white', 'brown']);
  return { white: readDie(white, within(where, 'white')), brown: readDie(brown, within(where, 'brown')) };
}

function readDie(json: unknown, where: string): number[] {
  const faces = expectArray(json, where);
  if (faces.length === 0 || faces.length > 20) throw new Malformed(where, 'a die has 1 to 20 faces');
  return faces.map((face, i) => expectInteger(face, within(where, i), 0, FACES - 1));
}

function readHexes(json: unknown, where: string): HexDocument[] {
  const list = expectArray(json, where);
  if (list.length > HEXES.length) throw new Malformed(where, `more than ${HEXES.length} hexes`);
  const hexes = list.map((hex, i) => readHex(hex, within(where, i)));
  const ids = new Set<string>();
  const places = new Set<string>();
  hexes.forEach(({ id, q, r }, i) => {
    if (ids.has(id)) throw new Malformed(within(where, i), `there is another hex ${id}`);
    if (places.has(`${q} ${r}`)) throw new Malformed(within(where, i), `there is another hex at q ${q}, r ${r}`);
    ids.add(id);
    places.add(`${q} ${r}`);
  });
  return hexes;
}

function readHex(json: unknown, where: string): HexDocument {
  const { id, q, r, kind, logs, ahus } = expectKeys(json, where, ['id', 'q', 'r', 'kind'], ['logs', 'ahus']);
  const hexKind = expectOneOf(kind, within(where, 'kind'), HEX_KINDS);
  if ((logs !== undefined) !== (hexKind === 'forest')) {
    throw new Malformed(within(where, 'logs'), 'is for forests, and every forest has it');
  }
  return {
    id: expectOneOf(expectString(id, within(where, 'id')), within(where, 'id'), HEXES),
    q: expectInteger(q, within(where, 'q'), -FARTHEST, FARTHEST),
    r: expectInteger(r, within(where, 'r'), -FARTHEST, FARTHEST),
    kind: hexKind,
    ...(logs !== undefined && { logs: expectInteger(logs, within(where, 'logs'), 1, 27) }),
    ...(ahus !== undefined && { ahus: readAhus(ahus, within(where, 'ahus')) }),
  };
}

function readAhus(json: unknown, where: string): AhuDocument[] {
  const list = expectArray(json, where);
  if (list.length > AHUS_PER_HEX) throw new Malformed(where, `a hex has ${AHUS_PER_HEX} ahus at most`);
  return list.map((ahu, i) => {
    const here = within(where, i);
    const { moai, headdress } = expectKeys(ahu, here, ['moai', 'headdress']);
    return {
      moai: expectInteger(moai, within(here, 'moai'), 1, HIGHEST_VALUE),
      headdress: expectInteger(headdress, within(here, 'headdress'), 1, HIGHEST_VALUE),
    };
  });
}

function checkKinds(hexes: readonly HexDocument[], where: string): void {
  const wanted: [HexKind, number][] = [
    ['moaiQuarry', 1],
    ['headdressQuarry', 1],
    ['village', 1],
    ['hut', 1],
    ['forest', FORESTS],
  ];
  for (const [kind, count] of wanted) {
    const found = hexes.filter((hex) => hex.kind === kind).length;
    if (found !== count) throw new Malformed(where, `a board has ${count} of the kind ${kind}, this one ${found}`);
  }
}

function checkAhus(hexes: readonly HexDocument[], where: string): void {
  const count = hexes.reduce((sum, { ahus }) => sum + (ahus?.length ?? 0), 0);
  if (count < FEWEST_AHUS || count > MOST_AHUS) {
    throw new Malformed(where, `a board has ${FEWEST_AHUS} to ${MOST_AHUS} ahus, this one ${count}`);
  }
}

function checkConnected(hexes: readonly HexDocument[], where: string): void {
  const neighbours = neighboursByHex(hexes);
  const reached = new Set([hexes[0]]);
  for (const hex of reached) for (const next of neighbours.get(hex) ?? []) reached.add(next);
  const island = hexes.find((hex) => !reached.has(hex));
  if (island) throw new Malformed(where, `no way leads from ${hexes[0].id} to ${island.id}`);
}
