import type { MatchFile, Sitter } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import { MANIFESTS } from '../../games/registry.ts';
import { keep, type Outcome } from '../../platform/storage/matches.ts';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const newId = (): string => hex(8);

/** A table that nobody has moved at. */
export const newFile = (game: GameId, seats: readonly Sitter[], options: unknown = {}): MatchFile => ({
  format: 'ahu-match',
  version: 1,
  game,
  rulesVersion: MANIFESTS[game].rulesVersion,
  seats,
  options,
  seed: hex(32),
  log: [],
});

/** Keeps a match under a new id. */
export async function keepNew(file: MatchFile, outcome: Outcome = { over: false }): Promise<string> {
  const id = newId();
  await keep(id, file, outcome);
  return id;
}

/** Sits people and bots down at a new table, and returns its id. */
export const newMatch = (game: GameId, seats: readonly Sitter[], options: unknown = {}): Promise<string> =>
  keepNew(newFile(game, seats, options));
