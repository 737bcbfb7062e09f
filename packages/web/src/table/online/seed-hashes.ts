import type { TableInfo } from '@ahu/protocol';
import { keepOf, keptOf } from '../../platform/storage/local-store.ts';

const HASHES = 'ahu-seed-hashes';

/** The hash that was published before the end is kept, so that a later one cannot replace it. */
export function rememberHash({ id, seedHash, status }: TableInfo): void {
  if (status !== 'over' && keptOf(HASHES, id) === undefined) keepOf(HASHES, id, seedHash);
}

export const publishedHash = ({ id, seedHash }: TableInfo): string => keptOf<string>(HASHES, id) ?? seedHash;
