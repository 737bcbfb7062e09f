/** Questions that are none: what everybody answers who has nothing to gain from them. */
import type { View } from '@ahu/rapa-nui';
import { TILES } from './vocabulary.ts';

/** The tile that a step of phase 2 is for. */
const STEPS: Readonly<Partial<Record<View['phase'], string>>> = {
  convert: 'conversion',
  sculpt: 'reinforcement',
  help: 'helping hand',
};

/** `asksForTablet`: whoever wants to be asked where only the Rongo tablet could help. */
export function routineOf(view: View, moves: readonly string[], asksForTablet: boolean): string | undefined {
  if (!moves.includes('done')) return undefined;
  // Placing brings nothing in: what could be bought behind it could be bought before it.
  if (view.phase === 'place') return 'done';
  const tile = view.acted ? undefined : STEPS[view.phase];
  const matters = (move: string): boolean =>
    tile === undefined ? move !== 'done' && !move.startsWith('rongo ') : isFor(view, tile, move, asksForTablet);
  return moves.some(matters) ? undefined : 'done';
}

/** Whoever has the tile of the step may use it now, or buy the chief to use it with. */
function isFor({ phase, seat, players }: View, tile: string, move: string, asksForTablet: boolean): boolean {
  if (move.startsWith(`play ${tile}`)) return true;
  if (asksForTablet && move.startsWith(`rongo ${tile}`)) return true;
  const has = players[seat]?.tiles[(TILES as readonly string[]).indexOf(tile)] > 0;
  return phase === 'help' && move === 'buy chief' && has;
}
