import type { Seat } from '@ahu/core';
import type { SeatInfo } from '@ahu/protocol';

/** All that can happen at a table once it plays. Dice and cards are not among it: they follow from the seed. */
export type TableEvent =
  | { readonly kind: 'start'; readonly seats: readonly SeatInfo[] }
  | { readonly kind: 'move'; readonly seat: Seat; readonly notation: string }
  | { readonly kind: 'takeBack'; readonly seat: Seat }
  /** Their time ran out, and a bot stands in. */
  | { readonly kind: 'away'; readonly seat: Seat }
  | { readonly kind: 'return'; readonly seat: Seat };

/** An event as it was written. */
export interface Written {
  readonly seq: number;
  readonly command: string;
  readonly event: TableEvent;
  readonly at: number;
}
