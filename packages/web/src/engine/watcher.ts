import { type Game, has, type Move, type Position, type Seat } from '@ahu/core';

/**
 * Moves of which everybody sees on the table whether they are possible. Any other idea of a player's would tell what
 * is in a hand, in a fist or behind a screen.
 */
const OPEN: Readonly<Record<string, RegExp>> = {
  giants: /^(take|decline|pass|carry|put|to|pay|leave|recover|keep)\b/,
  'rapa-nui': /^/,
  'rapa-nui-cards': /^(take|buy|choose (glory|wood)$)/,
};

/** Whether these eyes may see that a player thinks of a move. */
export function maySee(game: Game, state: Position, thinker: Seat, eyes: Seat, move: Move): boolean {
  if (eyes === thinker) return true;
  return OPEN[game.id].test(game.write(move)) && has(game.witnesses(state, thinker, move), eyes);
}
