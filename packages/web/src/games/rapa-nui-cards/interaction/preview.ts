/** What a place that is pointed at or chosen would bring. */
import { type Areas, areasOf, withPlayed } from '@ahu/rapa-nui-cards/public';
import type { CardInteraction } from './interaction.ts';
import { readSpot, type Spot } from './spots.ts';
import { chosenIn } from './states.ts';

export const previewed = ({ pointed, state }: CardInteraction): Spot | undefined => pointed ?? chosenIn(state);

/** The areas as they are, or as they would be with the card in hand that is previewed. */
export function areasWith(interaction: CardInteraction): Areas {
  const { view, acts } = interaction;
  const areas = areasOf(view);
  const spot = previewed(interaction);
  if (!spot?.startsWith('hand') || view.phase !== 'turn' || acts.length === 0) return areas;
  return withPlayed(areas, view.seat, readSpot(spot).index, 1);
}
