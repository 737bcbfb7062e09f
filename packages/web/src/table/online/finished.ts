import type { MatchFile } from '@ahu/core';
import { get, post } from '../../platform/api.ts';
import { go } from '../../platform/router.svelte.ts';
import { handOutMatch } from '../afterwards.ts';
import { nameAt } from './names.ts';

/** The match of a table whose game is over, for everybody. */
export async function matchOf(table: string): Promise<MatchFile> {
  const file = await get<MatchFile>(`/tables/${table}/match`);
  return { ...file, seats: file.seats.map((sitter, seat) => ({ ...sitter, name: nameAt(sitter, seat) })) };
}

export async function handOutOf(table: string): Promise<void> {
  handOutMatch(await matchOf(table));
}

/** The same people once more, at a table that waits for them. */
export async function rematchOf(table: string): Promise<void> {
  go(`/table/${(await post<{ id: string }>(`/tables/${table}/rematch`)).id}`);
}
