import { GAINING } from '../position/state.ts';
import type { AhuTile } from './ahu-tile.ts';

/** Two more resources for this moai. */
export const bonus: AhuTile = {
  rule: 'R6.6',
  copies: 2,
  firstGame: true,
  phases: [GAINING],
  breaks: () => undefined,
  play: (state) => {
    state.due += 2;
  },
};
