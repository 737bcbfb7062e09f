/** A board as a document: what one says, and how it is drawn. */
export type Point = readonly [x: number, y: number];

export interface BoardDrawing {
  readonly provenance?: string;
  readonly width?: number;
  readonly height?: number;
  readonly outline?: readonly Point[];
}

export interface CaseDrawing {
  readonly at?: Point;
  readonly polygon?: readonly Point[];
}

export interface CaseDocument extends CaseDrawing {
  readonly id: string;
  readonly kind: 'crater' | 'pukaoQuarry' | 'land';
  /** The alternatives that its owner may choose from, each a bundle of resources (R5.3). */
  readonly pays: readonly (readonly string[])[];
  /** The kinds of resource for erecting here, if there is an ahu (R5.4). */
  readonly erects?: readonly string[];
  readonly ahus: number;
  /** The cases that share a side with it. */
  readonly adjacent: readonly string[];
}

export interface BoardDocument extends BoardDrawing {
  readonly id: string;
  /** For how many players it is. */
  readonly players: readonly number[];
  readonly quarryPlaces: readonly number[];
  readonly cases: readonly CaseDocument[];
}
