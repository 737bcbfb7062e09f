/** What the rules ask a board, worked out once. */
import twoPlayers from '../../boards/rapa-nui-2.json' with { type: 'json' };
import morePlayers from '../../boards/rapa-nui-3-4.json' with { type: 'json' };
import type { BoardDocument, CaseDocument } from '../public/board.ts';
import { type Bundle, bundleNamed } from '../public/bundles.ts';
import {
  AHUS,
  type Ahu,
  CASES,
  type Case,
  type CaseSet,
  FIRST_LAND,
  firstAhu,
  RESOURCES,
} from '../public/vocabulary.ts';
import { readBoard } from './board.ts';

export interface BoardMap {
  readonly quarryPlaces: readonly number[];
  /** The land cases and the ahus of this board, ascending. */
  readonly land: readonly Case[];
  readonly ahus: readonly Ahu[];
  /** By case: whether the board has it, and its ahus from `firstAhu` on. */
  readonly isLand: Uint8Array;
  readonly ahuCount: Uint8Array;
  readonly adjacent: Int32Array;
  /** By ahu: whether the board has it. */
  readonly hasAhu: Uint8Array;
  /** By case: the bundles that its owner chooses from (R5.3). */
  readonly pays: readonly (readonly Bundle[])[];
  /** By case: the kinds for erecting there, one bit a resource (R5.4). */
  readonly erects: Uint8Array;
}

const numberOf = (id: string): Case => CASES.indexOf(id);

const setOf = (cases: readonly Case[]): CaseSet => cases.reduce((set, each) => set | (1 << each), 0);

function mapOf(board: BoardDocument): BoardMap {
  const documents: readonly (CaseDocument | undefined)[] = CASES.map((id) =>
    board.cases.find((each) => each.id === id),
  );
  const land = CASES.map((_, i) => i).filter((i) => documents[i]?.kind === 'land');
  const ahuCount = Uint8Array.from(documents, (each) => each?.ahus ?? 0);
  const ahus = land.flatMap((each) => Array.from({ length: ahuCount[each] }, (_, i) => firstAhu(each) + i));
  return {
    quarryPlaces: board.quarryPlaces,
    land,
    ahus,
    isLand: Uint8Array.from(documents, (each, i) => (each !== undefined && i >= FIRST_LAND ? 1 : 0)),
    ahuCount,
    hasAhu: Uint8Array.from(AHUS, (_, ahu) => (ahus.includes(ahu) ? 1 : 0)),
    adjacent: Int32Array.from(documents, (each) => setOf((each?.adjacent ?? []).map(numberOf))),
    pays: documents.map((each) => (each?.pays ?? []).map(bundleNamed)),
    erects: Uint8Array.from(documents, (each) =>
      (each?.erects ?? []).reduce((kinds, name) => kinds | (1 << (RESOURCES as readonly string[]).indexOf(name)), 0),
    ),
  };
}

const STANDARD = [readBoard(twoPlayers), readBoard(morePlayers)];

/** The side of the standard board for this number of players (R2.1). */
export const standardBoard = (seats: number): BoardDocument =>
  STANDARD.find((board) => board.players.includes(seats)) ?? STANDARD[0];

const maps = new WeakMap<BoardDocument, BoardMap>();

export function boardMap(board: BoardDocument): BoardMap {
  const known = maps.get(board) ?? mapOf(board);
  maps.set(board, known);
  return known;
}
