import { type Game, has, type Move, type Position, type Seat } from '@ahu/core';

/** Whether these eyes may see that a player thinks of a move: others see only ideas that tell nothing hidden. */
export function maySee(game: Game, state: Position, thinker: Seat, eyes: Seat, move: Move): boolean {
  if (eyes === thinker) return true;
  return game.isOpen(game.view(state, eyes), game.actOf(move)) && has(game.witnesses(state, thinker, move), eyes);
}
