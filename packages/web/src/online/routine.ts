import type { GameId } from '../tables/kits.ts';

/**
 * What may be answered for somebody at once: moves of which everybody sees on the table that there was no other.
 * How fast an answer comes must not tell what is in a hand or behind a screen.
 */
const OPEN: Readonly<Record<GameId, RegExp>> = {
  giants: /^(carry|put|to|pay|leave|recover|keep)\b/,
  'rapa-nui': /^/,
  'rapa-nui-cards': /^(take|buy|choose (glory|wood)$)/,
};

export const tellsNothing = (game: GameId, notation: string): boolean => OPEN[game].test(notation);
