import type { Game } from './game.ts';

/**
 * A game by every version of its rules that can be played, the newest first.
 * @example
 * versionsOf(nim).map(({ rulesVersion }) => rulesVersion); // [1]
 */
export const versionsOf = (game: Game): readonly Game[] => [game, ...(game.earlier ?? [])];
