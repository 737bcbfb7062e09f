/** What each seat sees (C8). */
import type { Seat } from '@ahu/core';
import type { Phase } from './phases.ts';
import type { Kind, Type } from './vocabulary.ts';

/** Counts in the order of KINDS, and of TYPES. */
export type ByKind = readonly number[];
export type ByType = readonly number[];

export interface Options {
  readonly openHands: boolean;
}

export interface Setup extends Options {
  readonly seats: number;
}

export interface PlayerView {
  readonly wood: number;
  readonly glory: number;
  readonly area: ByKind;
  /** How many cards are held; which ones only if they are one's own or hands are open (C8.3). */
  readonly handSize: number;
  readonly hand: ByKind | null;
  readonly sacrificeCount: number;
  /** One's own; everybody's once they are counted (C7.2). */
  readonly sacrifices: ByType | null;
}

export interface FaceDownView {
  readonly by: Seat;
  /** Known to the seat that laid it, and to all once revealed. */
  readonly type: Type | null;
}

export interface View {
  readonly seat: Seat;
  readonly setup: Setup;
  readonly phase: Phase;
  readonly active: Seat;
  readonly asked: Seat;
  readonly dealing: boolean;
  readonly bought: boolean;
  readonly toTake: number;
  readonly column: number;
  readonly due: number;
  readonly revealed: number;
  /** From back to front. */
  readonly columns: readonly (readonly Kind[])[];
  readonly deckSize: number;
  readonly discarded: number;
  readonly players: readonly PlayerView[];
  readonly piles: ByType;
  readonly stone: ByType;
  readonly faceDown: readonly FaceDownView[];
  readonly memory: Memory;
}

/**
 * What a player who forgets nothing knows besides: every deal, take, gain and lay but the face-down ones was
 * public. A page does not show this; a bot may use it.
 */
export interface Memory {
  /** What must still be in the deck; its order is nowhere, not even in the state. */
  readonly deck: ByKind;
  readonly hands: readonly ByKind[];
  /** What each player was seen to gain and not seen to lay: in possession, or face down on the stone. */
  readonly possessed: readonly ByType[];
  /** For each face-down card, how many of each type its owner can have hidden at most up to there (C8.4). */
  readonly faceDownLimits: readonly ByType[];
}
