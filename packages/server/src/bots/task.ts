import { LEVELS, type LevelName } from '@ahu/bots';

/** What a thread is asked. */
export interface Task {
  readonly id: number;
  readonly game: string;
  readonly seats: number;
  readonly level: LevelName;
  /** All that the bot knows: what its seat sees. */
  readonly view: unknown;
  readonly seat: number;
  readonly moves: readonly number[];
  readonly seed: string;
}

export type Done = { readonly id: number } & ({ readonly notation: string } | { readonly error: string });

/** A level that a table names; fair, if there is no such level any more. */
export const levelOf = (name: string): LevelName => (Object.hasOwn(LEVELS, name) ? (name as LevelName) : 'fair');
