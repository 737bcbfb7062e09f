/** Prompts with a single sensible answer: what everybody answers who has nothing to gain from them. */
import { type Act, TILES, type TileName, type View } from '@ahu/rapa-nui/public';
import { STEPS } from './interaction/tiles.ts';

const isByTablet = (act: Act): boolean => act.kind === 'use' && act.by === 'rongo';

/** `asksForTablet`: the player wants to be asked where only the Rongo tablet could help. */
export function routineOf(view: View, acts: readonly Act[], asksForTablet: boolean): Act | undefined {
  const done = acts.find(({ kind }) => kind === 'done');
  // Placing brings nothing in: what could be bought behind it could be bought before it.
  if (done === undefined || view.phase === 'place') return done;
  const tile = view.acted ? undefined : STEPS[view.phase];
  const matters = (act: Act): boolean =>
    tile === undefined ? act.kind !== 'done' && !isByTablet(act) : isFor(view, tile, act, asksForTablet);
  return acts.some(matters) ? undefined : done;
}

/** The tile of the step can be used now, or the chief can be bought to use it with. */
function isFor({ phase, seat, players }: View, tile: TileName, act: Act, asksForTablet: boolean): boolean {
  if (act.kind === 'use') return act.tile === tile && (act.by === 'play' || asksForTablet);
  const has = players[seat]?.tiles[TILES.indexOf(tile)] > 0;
  return phase === 'help' && act.kind === 'buy' && act.improvement === 'chief' && has;
}
