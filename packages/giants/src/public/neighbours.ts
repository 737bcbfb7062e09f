/** Which hexes of a board lie side by side. */
import { type Board, neighboursByHex } from './board.ts';
import { HEX_CALLED, HEX_COUNT, type Hex } from './vocabulary.ts';

export const NEIGHBOURS = 6;

/** All that ways over an island need of it. */
export interface Land {
  /** In ascending order. */
  readonly hexes: readonly Hex[];
  /** By hex: up to six in ascending order, −1 behind the last. */
  readonly neighbours: Int16Array;
}

export const hexCalled = (id: string): Hex => HEX_CALLED.get(id) as Hex;

export const hexesOf = (board: Board): Hex[] => board.hexes.map(({ id }) => hexCalled(id)).toSorted((a, b) => a - b);

export function neighbourTable(board: Board): Int16Array {
  const table = new Int16Array(HEX_COUNT * NEIGHBOURS).fill(-1);
  neighboursByHex(board.hexes).forEach((next, hex) => {
    const ids = next.map(({ id }) => hexCalled(id)).toSorted((a, b) => a - b);
    table.set(ids, hexCalled(hex.id) * NEIGHBOURS);
  });
  return table;
}
