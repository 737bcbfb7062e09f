import type { MatchFile, Sitter } from '@ahu/core';
import type { GameId } from '../tables/kits.ts';
import { keep } from './matches.ts';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const newId = (): string => hex(8);

/** Sits people and bots down at a new table, and returns its id. */
export async function newMatch(game: GameId, seats: readonly Sitter[], options: unknown = {}): Promise<string> {
  const id = newId();
  const file: MatchFile = {
    format: 'ahu-match',
    version: 1,
    game,
    rulesVersion: 1,
    seats,
    options,
    seed: hex(32),
    log: [],
  };
  await keep(id, file, false);
  return id;
}
