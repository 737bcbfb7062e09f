/** What a place that is pointed at or chosen would bring. */
import { type View, withPlayed } from '@ahu/rapa-nui-cards/public';
import type { CardInteraction } from './interaction.ts';
import { readSpot, type Spot } from './spots.ts';
import { chosenIn } from './states.ts';

export const previewed = ({ pointed, state }: CardInteraction): Spot | undefined => pointed ?? chosenIn(state);

/** The table as it is, or as it would be once the cards in hand are played that are previewed. */
export function viewWith(interaction: CardInteraction): View {
  const { view, acts } = interaction;
  const spot = previewed(interaction);
  if (!spot?.startsWith('hand') || view.phase !== 'turn' || acts.length === 0) return view;
  const { index, count } = readSpot(spot);
  return withPlayed(view, index, count);
}
