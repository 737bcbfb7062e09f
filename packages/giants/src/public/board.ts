/** A board as a document: what one says. */
export const HEX_KINDS = ['plain', 'forest', 'village', 'hut', 'moaiQuarry', 'headdressQuarry'] as const;
export type HexKind = (typeof HEX_KINDS)[number];

export interface AhuDocument {
  /** Prestige for each size of a moai erected here, and for its headdress (G4.2). */
  readonly moai: number;
  readonly headdress: number;
}

export interface HexDocument {
  /** A row from A to H and a column from 1 to 10; where the hex lies is told by q and r, pointy-top axial. */
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly kind: HexKind;
  /** Of a forest: the number on its tile. */
  readonly logs?: number;
  readonly ahus?: readonly AhuDocument[];
}

export interface Board {
  readonly id: string;
  /** Where the board comes from, in words. */
  readonly provenance: string;
  readonly dice: { readonly white: readonly number[]; readonly brown: readonly number[] };
  readonly hexes: readonly HexDocument[];
}

const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export function neighboursByHex(hexes: readonly HexDocument[]): Map<HexDocument, HexDocument[]> {
  const key = (q: number, r: number): number => q * 1000 + r;
  const byPlace = new Map(hexes.map((hex) => [key(hex.q, hex.r), hex]));
  const around = ({ q, r }: HexDocument) => DIRECTIONS.map(([dq, dr]) => byPlace.get(key(q + dq, r + dr)));
  return new Map(hexes.map((hex) => [hex, around(hex).filter((next) => next !== undefined)]));
}
