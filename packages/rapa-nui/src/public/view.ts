/** What each seat sees (R10). */
import type { Seat } from '@ahu/core';
import type { BoardDocument } from './board.ts';
import type { Phase } from './phases.ts';
import type { Spot } from './spots.ts';
import type { Ahu, Cargo, Case, Offering, Resource, Size, Tile } from './vocabulary.ts';

export interface Options {
  readonly firstGame: boolean;
  readonly offerings: 'hidden' | 'shown';
  /** Null is the standard board. */
  readonly board: BoardDocument | null;
}

/** What was agreed before the game; plain JSON. */
export interface Table extends Options {
  readonly seats: number;
  /** The version of the rules that the game is played by; version 1 had no name for itself. */
  readonly rules?: number;
}

/** Lists of counts are in the order of RESOURCES, TILES, SIZES, IMPROVEMENTS, or by column. */
type Counts = readonly number[];

export interface PlayerView {
  readonly resources: Counts;
  readonly improvements: Counts;
  readonly rongo: boolean;
  readonly tiles: Counts;
  readonly passed: boolean;
  /** Villagers still to be placed; those in the quarry columns. */
  readonly villagers: number;
  readonly sculptors: Counts;
  readonly sorcerer: Spot;
  readonly chief: Spot;
  readonly sculpted: Counts;
  readonly offeringCount: number;
  /** The values, not in the order of taking; null if they lie face down before another player. */
  readonly offerings: readonly number[] | null;
}

export interface CaseView {
  readonly land: Case;
  readonly holder: Seat | null;
  readonly standing: number;
  readonly tired: number;
}

export interface AhuView {
  readonly ahu: Ahu;
  readonly tile: Tile | null;
  readonly moai: Size | null;
  readonly capped: boolean;
}

export interface View {
  readonly seat: Seat;
  readonly setup: Table;
  readonly phase: Phase;
  readonly resume: Phase;
  readonly round: number;
  readonly idle: number;
  readonly transported: boolean;
  readonly order: readonly (Seat | null)[];
  readonly turn: number;
  readonly asked: Seat;
  readonly acted: boolean;
  readonly players: readonly PlayerView[];
  readonly box: Counts;
  readonly discarded: Counts;
  readonly track: readonly (Seat | null)[];
  readonly cases: readonly CaseView[];
  readonly ahus: readonly AhuView[];
  readonly supply: Counts;
  readonly pukao: number;
  /** The values in each stack from the top, the exceptional ones behind the others. */
  readonly stacks: readonly Counts[];
  readonly virtual: Counts;
  readonly owed: Counts;
  readonly cargo: Cargo | null;
  readonly path: readonly Case[];
  readonly paid: number;
  readonly ahu: Ahu | null;
  readonly due: number;
  readonly kind: Resource;
  readonly thrifty: boolean;
  readonly exceptional: boolean;
  readonly bought: Offering;
  readonly memory: Memory;
}

/** Offerings are taken openly from open stacks: who watched knows who has which. */
export interface Memory {
  /** By offering tile. */
  readonly takenBy: readonly (Seat | null)[];
}
