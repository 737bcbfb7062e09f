import { LEVELS, type LevelName } from '@ahu/bots';
import type { Result } from '@ahu/daily';

/** A position in which a bot chooses its move. */
export interface Choice {
  readonly game: string;
  readonly seats: number;
  readonly level: LevelName;
  /** All that the bot knows: what its seat sees. */
  readonly view: unknown;
  readonly seat: number;
  readonly moves: readonly number[];
  readonly seed: string;
}

/** A match of an island that is to be checked from a ply on, for a moment. */
export interface Check {
  readonly date: string;
  /** A match file as it came from outside. */
  readonly file: unknown;
  readonly from: number;
}

/** How far a check came: the ply to go on from, the result, or what is wrong with the file. */
export type Checked = { readonly next: number } | { readonly result: Result } | { readonly flaw: string };

/** What a thread does at one go. */
export type Work = ({ readonly kind: 'choice' } & Choice) | ({ readonly kind: 'check' } & Check);

/** What a thread is asked. */
export type Task = Work & { readonly id: number };

export type Done = { readonly id: number } & ({ readonly answer: unknown } | { readonly error: string });

/** Milliseconds after which a check is interrupted, so that others have their turn. */
export const SLICE = 500;

/** The longest that a thread should work on this, in milliseconds. */
export const longestOf = (work: Work): number => (work.kind === 'choice' ? LEVELS[work.level].cap : SLICE);

/** What metrics call it. */
export const labelOf = (work: Work): string => (work.kind === 'choice' ? work.level : work.kind);

/** A level that a table names; fair, if there is no such level any more. */
export const levelOf = (name: string): LevelName => (Object.hasOwn(LEVELS, name) ? (name as LevelName) : 'fair');
