/** Every move of Giants as an act. Places and things have the names that views and boards give them. */
import type { Seat } from '@ahu/core';
import { HELD, type Held } from './bids.ts';
import { PAYMENTS } from './payments.ts';
import {
  ACTIONS,
  type ActionName,
  AHUS,
  AHUS_PER_HEX,
  type AhuName,
  FACES,
  HEXES,
  type HexName,
  MAX_LOGS_PLACED,
  MAX_PLAYERS,
  OBJECTS,
  type ObjectName,
  type Piece,
  SIZES,
} from './vocabulary.ts';

export interface Placement {
  readonly kind: 'place';
  readonly piece: Piece;
  readonly logs: number;
  readonly hex: HexName;
  /** `none`, or what the hex gives to a sorcerer or a chief. */
  readonly action: ActionName;
}

export type Act =
  /** Chance. */
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'roll'; readonly face: number }
  /** The auction. */
  | ({ readonly kind: 'bid' | 'reveal' } & Held)
  | { readonly kind: 'pick'; readonly size: number }
  | { readonly kind: 'decline' }
  | Placement
  | { readonly kind: 'takeTablet' }
  | { readonly kind: 'carry'; readonly object: ObjectName }
  | { readonly kind: 'pass' }
  /** What becomes of the object that was taken up. */
  | { readonly kind: 'putBack' }
  | { readonly kind: 'step'; readonly hex: HexName }
  | { readonly kind: 'erect' | 'cap'; readonly slot: number }
  | { readonly kind: 'mark' }
  | { readonly kind: 'leave' }
  /** One seat for every unit of strength that is hired. */
  | { readonly kind: 'pay'; readonly seats: readonly Seat[] }
  /** The end of the round. */
  | { readonly kind: 'markAtQuarry'; readonly object: ObjectName }
  | { readonly kind: 'leaveAtQuarry' }
  | { readonly kind: 'recover'; readonly object: ObjectName }
  | { readonly kind: 'keepMarkers' }
  /** At any time. */
  | { readonly kind: 'peek'; readonly ahu: AhuName };

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const LOG_COUNTS = upTo(MAX_LOGS_PLACED + 1);
const SLOTS = upTo(AHUS_PER_HEX).map((slot) => slot + 1);

const placing = (piece: Piece, action: ActionName, logs: number): Placement[] =>
  HEXES.map((hex) => ({ kind: 'place', piece, logs, hex, action }));

/** By verb, in the order of the move numbers. */
export const ACTS_BY_VERB: readonly (readonly Act[])[] = [
  upTo(MAX_PLAYERS).map((seat) => ({ kind: 'first', seat })),
  upTo(FACES).map((face) => ({ kind: 'roll', face })),
  HELD.map((held) => ({ kind: 'bid', ...held })),
  HELD.map((held) => ({ kind: 'reveal', ...held })),
  SIZES.map((_, i) => ({ kind: 'pick', size: i + 1 })),
  [{ kind: 'decline' }],
  LOG_COUNTS.flatMap((logs) => placing('worker', 'none', logs)),
  ACTIONS.flatMap((action) => LOG_COUNTS.flatMap((logs) => placing('sorcerer', action, logs))),
  ACTIONS.flatMap((action) => placing('chief', action, 0)),
  [{ kind: 'takeTablet' }],
  OBJECTS.map((object) => ({ kind: 'carry', object })),
  [{ kind: 'pass' }],
  [{ kind: 'putBack' }],
  HEXES.map((hex) => ({ kind: 'step', hex })),
  SLOTS.map((slot) => ({ kind: 'erect', slot })),
  SLOTS.map((slot) => ({ kind: 'cap', slot })),
  [{ kind: 'mark' }],
  [{ kind: 'leave' }],
  PAYMENTS.map((seats) => ({ kind: 'pay', seats })),
  OBJECTS.map((object) => ({ kind: 'markAtQuarry', object })),
  [{ kind: 'leaveAtQuarry' }],
  OBJECTS.map((object) => ({ kind: 'recover', object })),
  [{ kind: 'keepMarkers' }],
  AHUS.map((ahu) => ({ kind: 'peek', ahu })),
];
