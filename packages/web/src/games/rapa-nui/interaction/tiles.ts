/** Tiles and the Rongo tablet: what taking one in hand can mean. */
import type { Act, Place, Target, TileName, Use, View } from '@ahu/rapa-nui/public';

/** A tile taken in hand, whose target is still to be chosen. */
export type Armed = Pick<Use, 'by' | 'tile'> & { readonly chief: boolean };

/** Tiles that need a target: some target, for the rules to say why they cannot be played at all now. */
const ANY_CASE: Place = { kind: 'case', id: 'n1' };
const ANY_COLUMN: Place = { kind: 'column', column: 0 };
export const ANY_TARGET: Readonly<Partial<Record<TileName, Target>>> = {
  rest: { place: ANY_CASE },
  barter: { given: [3, 0, 0, 0] },
  reinforcement: { place: ANY_COLUMN },
  conversion: { place: ANY_COLUMN },
  'helping hand': { place: ANY_CASE },
};

/** The steps of phase 2 are there for one tile; who has it holds it ready. */
export const STEPS: Readonly<Partial<Record<View['phase'], TileName>>> = {
  convert: 'conversion',
  sculpt: 'reinforcement',
  help: 'helping hand',
};

export const usesIn = (acts: readonly Act[]): Use[] => acts.filter((act) => act.kind === 'use');

export function readyIn(phase: View['phase'], acts: readonly Act[]): Armed | undefined {
  const ready = usesIn(acts).find(({ by, tile }) => by === 'play' && tile === STEPS[phase]);
  return ready && { by: 'play', tile: ready.tile, chief: ready.chief === true };
}

/** Whether this is a use of the tile that was taken in hand. */
export const fits = ({ by, tile, chief }: Armed, use: Use): boolean =>
  use.by === by && use.tile === tile && (use.chief === true) === chief;

/** The powers that a moment offers, once each: first those of one's own tiles. */
export function powersIn(acts: readonly Act[]): Pick<Use, 'by' | 'tile'>[] {
  const seen = new Map(usesIn(acts).map(({ by, tile }) => [`${by} ${tile}`, { by, tile }]));
  return [...seen.values()];
}
