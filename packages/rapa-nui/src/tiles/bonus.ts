import { GAINING } from '../state.ts';
import { type AhuTile, NO_TARGET } from './ahu-tile.ts';

/** Two more resources for this moai. */
export const bonus: AhuTile = {
  rule: 'R6.6',
  copies: 2,
  firstGame: true,
  phases: [GAINING],
  targets: NO_TARGET,
  breaks: () => undefined,
  play: (state) => {
    state.due += 2;
  },
};
