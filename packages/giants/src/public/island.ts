/** What the rules ask a board again and again, worked out once. */
import type { Board, HexDocument, HexKind } from './board.ts';
import { hexCalled, hexesOf, type Land, neighbourTable } from './neighbours.ts';
import {
  ACTIONS,
  type Action,
  AHUS,
  type Ahu,
  ahuOf,
  FACES,
  FOREST,
  HEX_COUNT,
  type Hex,
  HUT,
  NONE,
  RESERVE_1,
  RESERVE_2,
  SCULPT,
  VILLAGE,
} from './vocabulary.ts';

export interface Island extends Land {
  readonly ahus: readonly Ahu[];
  /** By action: the hexes that have it; every hex is good for none. */
  readonly hexesWith: readonly (readonly Hex[])[];
  /** By hex and action: 1 where the hex has it. */
  readonly offers: Uint8Array;
  /** By hex: the number of its forest. */
  readonly logs: Uint8Array;
  /** By ahu; 0 where there is none. */
  readonly moaiValue: Uint8Array;
  readonly headdressValue: Uint8Array;
  readonly moaiQuarry: Hex;
  readonly headdressQuarry: Hex;
  /** By die and face: on how many of its sides (G1.3, G2.4). */
  readonly faces: readonly Uint8Array[];
}

export const offersAt = (hex: Hex, action: Action): number => hex * ACTIONS.length + action;

export function islandOf(board: Board): Island {
  const hexes = hexesOf(board);
  const offers = offersOf(board);
  const values = valuesOf(board);
  return {
    hexes,
    ahus: Array.from(AHUS.keys()).filter((ahu) => values.moai[ahu] > 0),
    hexesWith: ACTIONS.map((_, action) => hexes.filter((hex) => offers[offersAt(hex, action)] === 1)),
    offers,
    neighbours: neighbourTable(board),
    logs: logsOf(board),
    moaiValue: values.moai,
    headdressValue: values.headdress,
    moaiQuarry: hexOfKind(board, 'moaiQuarry'),
    headdressQuarry: hexOfKind(board, 'headdressQuarry'),
    faces: [board.dice.white, board.dice.white, board.dice.white, board.dice.brown, board.dice.brown].map((die) =>
      Uint8Array.from({ length: FACES }, (_, face) => die.filter((side) => side === face).length),
    ),
  };
}

const hexOfKind = (board: Board, kind: HexKind): Hex =>
  hexCalled((board.hexes.find((hex) => hex.kind === kind) as HexDocument).id);

const ACTION_OF: Readonly<Record<HexKind, Action>> = {
  plain: NONE,
  forest: FOREST,
  village: VILLAGE,
  hut: HUT,
  moaiQuarry: NONE,
  headdressQuarry: SCULPT,
};

function offersOf(board: Board): Uint8Array {
  const offers = new Uint8Array(HEX_COUNT * ACTIONS.length);
  for (const { id, kind, ahus = [] } of board.hexes) {
    const actions = [NONE, ACTION_OF[kind], ...[RESERVE_1, RESERVE_2].slice(0, ahus.length)];
    for (const action of actions) offers[offersAt(hexCalled(id), action)] = 1;
  }
  return offers;
}

function valuesOf(board: Board): { moai: Uint8Array; headdress: Uint8Array } {
  const moai = new Uint8Array(AHUS.length);
  const headdress = new Uint8Array(AHUS.length);
  for (const { id, ahus = [] } of board.hexes) {
    ahus.forEach((values, slot) => {
      moai[ahuOf(hexCalled(id), slot)] = values.moai;
      headdress[ahuOf(hexCalled(id), slot)] = values.headdress;
    });
  }
  return { moai, headdress };
}

function logsOf(board: Board): Uint8Array {
  const logs = new Uint8Array(HEX_COUNT);
  for (const hex of board.hexes) logs[hexCalled(hex.id)] = hex.logs ?? 0;
  return logs;
}
