import type { Judgement, Light, Stroke } from '@ahu/analysis';
import type { MatchFile, Reason } from '@ahu/core';
import type { Happening, Sheet } from './frame.ts';

/** A judgement with its moves in notation, as it is shown and stored. */
export interface Judged extends Omit<Judgement, 'move' | 'best'> {
  readonly move: string;
  readonly best: string;
}

/** A match that is analysed, and how. */
export interface Work {
  readonly file: MatchFile;
  readonly light: Light;
  /** Iterations for one decision. */
  readonly iterations: number;
  /** What was found before. */
  readonly known: readonly Judged[];
}

/** What is known of a match before any decision is judged. */
export interface Background {
  readonly decisions: number;
  readonly plies: number;
  readonly strokes: readonly Stroke[];
  /** The plies at which rounds begin; none in a game without rounds. */
  readonly rounds: readonly { readonly ply: number; readonly round: number }[];
  readonly sheet: Sheet;
}

/** What would follow a move, as its seat would see it, and why. */
export interface Outcome {
  readonly happenings: readonly Happening[];
  readonly reasons: readonly Reason[];
}

export interface Explanation {
  readonly best: Outcome;
  /** Missing where the best move was played. */
  readonly played?: Outcome;
  /** What speaks for the best move, and not or less for the one that was played. */
  readonly lacks: readonly Reason[];
}

/** A single decision that was judged, with the reasons if it cost much. */
export interface Check {
  readonly judged: Judged;
  readonly explanation?: Explanation;
}

/** What the page asks; `analysis` is the number of the question. */
export type AnalysisRequest =
  | { readonly analysis: number; readonly begin: Work }
  | { readonly analysis: number; readonly pause: boolean }
  | { readonly analysis: number; readonly explain: number }
  | { readonly analysis: number; readonly check: Omit<Work, 'known' | 'light'> & { readonly ply: number } };

export type AnalysisAnswer =
  | { readonly analysis: number; readonly background: Background }
  /** The latest judgements, and how much of all the work is done, from 0 to 1. */
  | { readonly analysis: number; readonly judged: readonly Judged[]; readonly done: number }
  | { readonly analysis: number; readonly answer: Explanation | Check | undefined }
  | { readonly analysis: number; readonly error: string };
