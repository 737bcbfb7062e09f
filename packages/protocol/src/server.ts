import type { RuleId, Seat } from '@ahu/core';
import type { SeatInfo, TableInfo } from './api.ts';

/** One ply as the receiver lived through it. */
export interface Step {
  readonly seat: Seat;
  /** Missing when the receiver did not see what was played. */
  readonly notation?: string;
  readonly after: unknown;
}

/** Milliseconds: what each seat has left, as of now, and for whom it runs. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** Everything that the server can say over the socket. */
export type ServerMessage =
  | { readonly kind: 'welcome'; readonly version: number; readonly person: string | null }
  | {
      /** The position, and how it came about since the frame that the receiver had. */
      readonly kind: 'frame';
      readonly table: string;
      /** Goes up with everything that happens at the table; what to resume from. */
      readonly seq: number;
      /** Whose eyes this is seen with; the audience's for those without a seat. */
      readonly seat: Seat;
      /** The steps begin after so many plies, and end after so many. */
      readonly from: number;
      readonly plies: number;
      /** The position at `from`; missing if the receiver has it. */
      readonly before?: unknown;
      readonly steps: readonly Step[];
      readonly moves: readonly string[];
      readonly waiting: readonly Seat[];
      readonly winners: readonly Seat[];
      readonly over: boolean;
      readonly canTakeBack: boolean;
      readonly clocks: Clocks;
      readonly seats: readonly SeatInfo[];
    }
  | { readonly kind: 'accepted'; readonly table: string; readonly command: string; readonly seq: number }
  | {
      readonly kind: 'refused';
      readonly table: string;
      readonly command: string;
      /** A rule of the game, or one of the table. */
      readonly rule?: RuleId;
      readonly reason: RefusalReason;
    }
  | { readonly kind: 'table'; readonly info: TableInfo }
  | {
      readonly kind: 'chat';
      readonly table: string;
      readonly id: number;
      readonly person: string;
      readonly name: string;
      readonly text: string;
      readonly at: number;
    }
  | { readonly kind: 'gone'; readonly table: string }
  | { readonly kind: 'trouble'; readonly reason: string }
  | { readonly kind: 'pong' };

export type RefusalReason =
  | 'rule'
  | 'unreadable'
  | 'not-seated'
  | 'moved-on'
  | 'not-playing'
  | 'cannot-take-back'
  | 'busy'
  | 'newer';
