import type { Hint } from '@ahu/bots';
import type { MatchFile, Refusal, RuleId, Seat } from '@ahu/core';
import type { Eyes, Frame } from '@ahu/table';

export type { Hint, Plan } from '@ahu/bots';
export type { Eyes, Frame, Happening, UndoStop } from '@ahu/table';

/** A move that a search has looked at. */
export interface Idea {
  readonly notation: string;
  readonly visits: number;
  /** The expected share of the victory, from 0 to 1. */
  readonly value: number;
}

export interface Thought {
  readonly iterations: number;
  /** The best few, best first. */
  readonly ideas: readonly Idea[];
}

/** How the points of a game that is over were made, and how they grew. */
export interface Sheet {
  /** By seat: points by source. */
  readonly accounts: readonly Readonly<Record<string, number>>[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** How the game ended, where its rules alone did not decide. */
  readonly end?: 'agreed' | 'conceded';
  /** At regular plies, the points of every seat so far. */
  readonly course: readonly { readonly ply: number; readonly scores: readonly number[] }[];
}

/** A match as the table of one screen shows and stores it. */
export interface Look {
  readonly frame: Frame;
  /** Whether anybody sees now what another may not see. */
  readonly hasSecrets: boolean;
  readonly file: MatchFile;
}

/** What the page asks of the worker, and what it is answered. */
export interface Services {
  open(file: MatchFile): { readonly over: boolean; readonly winners: readonly Seat[] };
  frame(eyes: Eyes, since?: number, plies?: number): Frame;
  play(seat: Seat, notation: string): { readonly refused?: RuleId };
  /** Goes back to where `to` plies are left, as far as this seat may; false if it may not. */
  undo(seat: Seat, to: number): boolean;
  /** The latest decision of this seat, with fewer than `before` plies, that it may go back to. */
  back(seat: Seat, before: number): Frame | undefined;
  /** Lets the bot of that seat think and move; these eyes watch it think. */
  think(seat: Seat, eyes: Seat): void;
  /** What a strong bot would do in this seat's place, and why; of some moves alone, in this order, if they are given. */
  hint(seat: Seat, only?: readonly string[]): Hint;
  /** The packed log of an exercise in notation. */
  unpack(game: string, packed: string): MatchFile['log'];
  /** All that a table needs after a change, with one request. */
  look(viewer: Seat, since: number | undefined): Look;
  file(): MatchFile;
  sheet(): Sheet;
  /** Why a move of this seat's is refused, with its facts; undefined if it is not. */
  refusal(seat: Seat, notation: string): Refusal | undefined;
  /** All chance of a match that was opened followed from the seed that this is the hash of. */
  seedHash(): string;
}

export type ServiceName = keyof Services;

export type Request = {
  [Name in ServiceName]: { readonly id: number; readonly ask: Name; readonly with: Parameters<Services[Name]> };
}[ServiceName];

export type Answer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string; readonly where?: string }
  | { readonly id: number; readonly thought: Thought };
