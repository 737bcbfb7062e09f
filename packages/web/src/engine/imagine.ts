import { type Game, type Random, readMove, type Seat } from '@ahu/core';
import type { Happening } from './frame.ts';

/** What a move would look like to whoever has this view, in some world that they cannot tell from theirs. */
export function imagine(
  game: Game,
  before: unknown,
  { ply, seat, notation }: { readonly ply: number; readonly seat: Seat; readonly notation: string },
  random: Random,
): Happening {
  const world = game.determinize(before, random);
  game.play(world, seat, readMove(game, notation));
  return { ply, seat, notation, before, after: game.view(world, seat) };
}
