import type { Facts, RuleId, Seat } from '@ahu/core';
import type { WireFrame } from '@ahu/table';
import type { BanInfo, SeatInfo, TableInfo } from './api.ts';

export const ATTENDS = ['here', 'lost', 'away'] as const;
/** `lost` is a person whose connection broke less than half a minute ago. */
export type Attends = (typeof ATTENDS)[number];

/** Milliseconds: what each seat has left, as of now, and for whom it runs. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** Everything that the server can say over the socket. */
export type ServerMessage =
  | { readonly kind: 'welcome'; readonly version: number; readonly person: string | null }
  /** The position, and how it came about since the frame that the receiver had. */
  | (WireFrame & {
      readonly kind: 'frame';
      readonly table: string;
      /** Goes up with everything that happens at the table; what to resume from. */
      readonly seq: number;
      readonly clocks: Clocks;
      /** Missing if the receiver keeps the setup and has these seats. */
      readonly seats?: readonly SeatInfo[];
      /** The game is over, though not by its rules: all agreed to end it, or all but one gave up. */
      readonly ended?: 'agreed' | 'conceded';
      /** The seats that want to end the game without a winner; it ends when all people who are there do. */
      readonly offers?: readonly Seat[];
    })
  | { readonly kind: 'accepted'; readonly table: string; readonly command: string; readonly seq: number }
  | {
      readonly kind: 'refused';
      readonly table: string;
      readonly command: string;
      /** A rule of the game, or one of the table. */
      readonly rule?: RuleId;
      /** What decides that the move breaks the rule, where a sentence about it helps. */
      readonly facts?: Facts | undefined;
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
  /** A person whose words the receiver has heard is called so from now on; null if they are gone with what they said. */
  | { readonly kind: 'person'; readonly person: string; readonly name: string | null }
  /** By seat: whether its person has the table open; null for bots and free seats. */
  | { readonly kind: 'attendance'; readonly table: string; readonly seats: readonly (Attends | null)[] }
  | { readonly kind: 'gone'; readonly table: string }
  /** `muted` if the person may not talk. */
  | { readonly kind: 'trouble'; readonly reason: string; readonly muted?: BanInfo }
  | { readonly kind: 'pong' };

export type RefusalReason =
  | 'rule'
  | 'unreadable'
  | 'not-seated'
  | 'moved-on'
  | 'not-playing'
  | 'cannot-take-back'
  /** The bot that stands in has to move once before its person can come back. */
  | 'not-yet'
  | 'busy'
  | 'newer';
