import type { View } from '@ahu/rapa-nui-cards/public';
import type { Frame } from '../../engine/frame.ts';

/** All that these eyes see: the view, and what open views of the players add to it. */
export function sightOf({ view, open }: Frame<View>): View {
  if (!open) return view;
  return {
    ...view,
    players: view.players.map((_, seat) => open[seat].players[seat]),
    faceDown: view.faceDown.map(({ by }, card) => open[by].faceDown[card]),
  };
}
