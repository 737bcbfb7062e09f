import { GAINING } from '../position/state.ts';
import type { AhuTile } from './ahu-tile.ts';

/** Three more resources for this moai. */
export const abundance: AhuTile = {
  rule: 'R6.5',
  copies: 2,
  firstGame: true,
  phases: [GAINING],
  breaks: () => undefined,
  play: (state) => {
    state.due += 3;
  },
};
