import type { RuleId } from '@ahu/core';
import type { Component, Snippet } from 'svelte';
import type { Lesson } from './lesson.ts';
import type { Practice } from './practice.ts';
import type { Summary } from './summary.ts';
import type { Training } from './training.ts';

/** Every paragraph of one rule book in one line. */
export type Sentences = Readonly<Record<RuleId, string>>;

/** The sentences of a rule book by the file of their language, such as `./fr.ts`. */
export type SentenceFiles = Readonly<Record<string, () => Promise<{ default: Sentences }>>>;

/** An option of a table that is either as usual or not; `chosen` is what its game calls the latter. */
interface Choosable<Key extends string> {
  readonly key: Key;
  readonly chosen: string | boolean;
  /** What is usual in the page, where that is not what the game takes by itself. */
  readonly usual?: string | boolean;
}

/** What home and the lobby say about a game, in one language. */
interface CardWords<Option extends string> {
  readonly pitch: string;
  readonly facts: string;
  /** Who begins. */
  readonly begins: string;
  readonly options: Readonly<Record<Option, { readonly name: string; readonly about: string }>>;
}

/**
 * A game on the shelf: what home and the lobby show of it, and the tables that can be laid. Home shows all games at
 * once, so that cards are not loaded one by one as the other parts are.
 */
export interface Card<Option extends string = string> {
  readonly Picture: Component;
  /** A small sign for lists; it draws the moai of all games on a ground of its own. */
  readonly Mark: Component<{ moai: Snippet }>;
  readonly words: () => CardWords<Option>;
  readonly seats: readonly number[];
  /** How many sit at the table that one click lays. */
  readonly usual: number;
  readonly options: readonly Choosable<Option>[];
  /** Whether another board can be laid. */
  readonly board: boolean;
  /** Whether seat 0 begins, so that the first player can be chosen. */
  readonly seatZeroBegins: boolean;
}

/**
 * What a table needs of a game, each part loaded when it is needed. The worker has its own manifest in `engine/games`,
 * since the rules never come to the page.
 */
export interface Manifest {
  /** The version of the rules that a new table is played by. */
  readonly rulesVersion: number;
  /**
   * The table: its board, its sounds, and how moves are told. Views of one game belong to each other. A game without
   * one has the plain board, which lists fields of the view and legal moves.
   */
  readonly kit?: () => Promise<{ kit: unknown }>;
  /** The guided first game. */
  readonly lesson?: () => Promise<{ lesson: Lesson }>;
  /** The questions that can be typed at its tables. Views of one game belong to each other. */
  readonly asking?: () => Promise<{ asking: unknown }>;
  /** Exercises for people who know the game. */
  readonly practice?: () => Promise<{ practice: Practice }>;
  /** Exercises from real games. */
  readonly training?: () => Promise<{ training: Training }>;
  /** The rules on one page. */
  readonly summary?: () => Promise<{ summary: Summary }>;
  /** Where docs/rules has a book of the game. */
  readonly sentences?: () => Promise<{ sentences: SentenceFiles }>;
}
