/** What each seat sees (G5). */
import type { Seat } from '@ahu/core';
import type { Board } from './board.ts';
import type { Phase } from './phases.ts';

export interface Options {
  readonly quickStart: boolean;
  readonly openScore: boolean;
  readonly screens: 'closed' | 'open';
  readonly bases: 'hidden' | 'shown';
  /** Whether a player is shown which hidden bases are their own. */
  /** Whether players are shown which hidden bases are their own; else they remember it (G5.1). */
  readonly ownBases?: 'marked';
  readonly board: Board;
}

/** Behind a screen. */
export interface Reserve {
  readonly workers: number;
  readonly markers: number;
  readonly bases: number;
  readonly logs: number;
}

export interface PlayerView {
  /** Scored in transports; and with the open score also for moai (G4.5). */
  readonly prestige: number;
  readonly openScore: number | null;
  readonly tablets: number;
  /** A hex, `reserve` or `front`. */
  readonly sorcerer: string;
  readonly chief: string;
  readonly frontWorkers: number;
  readonly frontMarkers: number;
  /** One's own, or everybody's where screens are open (G5.1). */
  readonly reserve: Reserve | null;
  /** Whether a bid is in and not revealed yet; which one only if it is one's own (G3.3). */
  readonly hasBid: boolean;
  readonly bid: string | null;
  readonly sculptors: number;
}

/** A hex where something stands or a forest was felled. */
export interface HexView {
  readonly hex: string;
  readonly workers: readonly number[];
  readonly logs: number;
  readonly felled: boolean;
}

/** An ahu with a base on it: colour up while it is only reserved. */
export interface AhuView {
  readonly ahu: string;
  readonly owner: Seat | null;
  readonly moai: string | null;
  readonly capped: boolean;
  readonly peeked: readonly Seat[];
}

/** A moai or headdress neither erected nor placed yet. */
export interface ObjectView {
  readonly object: string;
  readonly at: string;
  readonly holder: Seat | null;
  readonly marker: Seat | null;
  /** Where it has been in this round, once it has moved. */
  readonly trail: readonly string[];
}

export interface View {
  readonly seat: Seat;
  readonly setup: { readonly seats: number; readonly options: Options };
  readonly phase: Phase;
  readonly round: number;
  readonly first: Seat;
  readonly asked: Seat;
  readonly passed: readonly Seat[];
  readonly rolled: number;
  readonly exhausted: boolean;
  readonly progress: boolean;
  readonly idleRounds: number;
  /** In the order of KINDS and of SIZES. */
  readonly supply: readonly number[];
  readonly tile: readonly number[];
  readonly lost: readonly number[];
  readonly logSupply: number;
  readonly logsGone: number;
  readonly tabletSupply: number;
  /** In an auction: the order of choice, and how far it has come. */
  readonly order: readonly Seat[];
  readonly turn: number;
  readonly players: readonly PlayerView[];
  readonly hexes: readonly HexView[];
  readonly ahus: readonly AhuView[];
  readonly objects: readonly ObjectView[];
  readonly carried: string | null;
  readonly steps: number;
  readonly entering: string | null;
  readonly timesPutBack: number;
  readonly memory: Memory;
}

/**
 * What a player who forgets nothing knows besides: only bids are ever made in secret (G5.1). A page does not show
 * this; a bot may use it.
 */
export interface Memory {
  readonly reserves: readonly Reserve[];
  readonly urns: readonly { readonly workers: number; readonly markers: number }[];
  /** The owner of each ahu that the view lists. */
  readonly owners: readonly Seat[];
}
