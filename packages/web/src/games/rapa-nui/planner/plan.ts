/** What is planned: the reach of a cargo now, and with the figure that is pointed at or about to be placed. */
import { type Reach, reachOf, withCarrier } from '@ahu/rapa-nui/public';
import { placeOf } from '../drawing/places.ts';
import { boardOf } from '../drawing/table.ts';
import type { RapaInteraction } from '../interaction/interaction.ts';

export interface Plan {
  readonly now: Reach;
  /** The land of one more carrier, and the reach with it. */
  readonly more: { readonly land: string; readonly reach: Reach } | undefined;
}

export function planOf(interaction: RapaInteraction, cargo: number): Plan {
  const { view } = interaction;
  const board = boardOf(view);
  const land = landIn(interaction);
  return {
    now: reachOf(board, view, cargo),
    more: land === undefined ? undefined : { land, reach: reachOf(board, withCarrier(view, land), cargo) },
  };
}

/** A land on which a villager could be placed now: under the pointer, or where its ghost stands. */
function landIn({ pointed, state, acts }: RapaInteraction): string | undefined {
  const { chosen } = state;
  const place = pointed === undefined ? undefined : placeOf(pointed);
  const ghost = chosen?.kind === 'place' ? chosen.place : undefined;
  const land = [place, ghost].find((each) => each?.kind === 'case');
  if (land?.kind !== 'case') return undefined;
  const isFree = acts.some((act) => act.kind === 'place' && act.place.kind === 'case' && act.place.id === land.id);
  return isFree ? land.id : undefined;
}
