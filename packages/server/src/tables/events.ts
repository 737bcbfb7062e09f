import type { Seat } from '@ahu/core';
import type { SeatInfo } from '@ahu/protocol';

/** All that can happen at a table once it plays. Dice and cards are not among it: they follow from the seed. */
export type TableEvent =
  | { readonly kind: 'start'; readonly seats: readonly SeatInfo[] }
  /** `lag` is the network's share of the mover's time, in milliseconds, as the server measured it. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly notation: string; readonly lag?: number }
  | { readonly kind: 'takeBack'; readonly seat: Seat }
  /** Their time ran out, and a bot stands in. */
  | { readonly kind: 'away'; readonly seat: Seat }
  | { readonly kind: 'return'; readonly seat: Seat }
  /** They give up for good. */
  | { readonly kind: 'concede'; readonly seat: Seat }
  /** They want to end the game without a winner, or do not. */
  | { readonly kind: 'offerEnd'; readonly seat: Seat }
  | { readonly kind: 'declineEnd'; readonly seat: Seat }
  /** In `lost` milliseconds since the last event no server could write; they count for nobody's clock. */
  | { readonly kind: 'outage'; readonly lost: number };

/** An event as it was written. */
export interface Written {
  readonly seq: number;
  readonly command: string;
  readonly event: TableEvent;
  readonly at: number;
}

/** Commands of people begin with the number of their seat. */
export const botCommand = (seat: Seat, seq: number): string => `bot-${seat}-${seq}`;
export const isByBot = (command: string): boolean => command.startsWith('bot-');
