import type { TableInfo } from '@ahu/protocol';
import { keepOf, keptOf } from '../../platform/storage/local-store.ts';

const HASHES = 'ahu-seed-hashes';

/** Whoever was there before the end knows what was published, whatever is told later. */
export function rememberHash({ id, seedHash, status }: TableInfo): void {
  if (status !== 'over' && keptOf(HASHES, id) === undefined) keepOf(HASHES, id, seedHash);
}

export const publishedHash = ({ id, seedHash }: TableInfo): string => keptOf<string>(HASHES, id) ?? seedHash;
