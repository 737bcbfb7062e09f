import { BOT_NAMES } from '../../games/bots.ts';

/** Bots go by names of their own: on the server they are called by their level, and two may have the same. */
export const nameAt = (sitter: { readonly name: string; readonly bot?: string } | null, seat: number): string =>
  sitter?.bot === undefined ? (sitter?.name ?? '') : BOT_NAMES[seat];
