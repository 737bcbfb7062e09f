import { GAINING } from '../state.ts';
import { type AhuTile, NO_TARGET } from './ahu-tile.ts';

/** Three more resources for this moai. */
export const abundance: AhuTile = {
  rule: 'R6.5',
  copies: 2,
  firstGame: true,
  phases: [GAINING],
  targets: NO_TARGET,
  breaks: () => undefined,
  play: (state) => {
    state.due += 3;
  },
};
