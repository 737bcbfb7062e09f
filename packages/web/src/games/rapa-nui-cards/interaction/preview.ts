/** What a place that is pointed at or chosen would bring. */
import { type Areas, areasOf, MOAI, playPrice, withPlayed } from '@ahu/rapa-nui-cards/public';
import { foretell } from '../saying.ts';
import { w } from '../words/index.ts';
import type { CardInteraction } from './interaction.ts';
import { readSpot, type Spot } from './spots.ts';
import { chosenIn } from './states.ts';

const previewed = ({ pointed, state }: CardInteraction): Spot | undefined => pointed ?? chosenIn(state);

/** The areas as they are, or as they would be with the card in hand that is previewed. */
export function areasWith(interaction: CardInteraction): Areas {
  const { view, acts } = interaction;
  const areas = areasOf(view);
  const spot = previewed(interaction);
  if (!spot?.startsWith('hand') || view.phase !== 'turn' || acts.length === 0) return areas;
  return withPlayed(areas, view.seat, readSpot(spot).index, 1);
}

/** The same in words. */
export function detailOf(interaction: CardInteraction): string | undefined {
  const { view, names, state, acts } = interaction;
  const spot = previewed(interaction);
  if (spot === undefined || !state.lit.has(spot)) return undefined;
  const { place, index } = readSpot(spot);
  if (place === 'col') return foretell(view, index, names);
  const raisesMoai = acts.some((act) => act.kind === 'play' && act.card === MOAI);
  return place === 'hand' && index === MOAI && raisesMoai ? w().costs({ n: playPrice(MOAI, 1) }) : undefined;
}
