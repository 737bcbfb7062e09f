import type { MatchFile } from '@ahu/core';
import type { TableInfo } from '@ahu/protocol';
import { get, Refused } from '../../platform/api.ts';
import { matchOf } from './finished.ts';
import { publishedHash } from './seed-hashes.ts';

/** The match of a table whose game is over, and the hash of its seed; undefined if there is none. */
export async function published(id: string): Promise<{ file: MatchFile; seedHash: string } | undefined> {
  try {
    const [info, file] = await Promise.all([get<TableInfo>(`/tables/${id}`), matchOf(id)]);
    return { file, seedHash: publishedHash(info) };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
