import type { Seat } from '@ahu/core';
import { commands, SCULPT, type State } from '../position/state.ts';
import { REINFORCEMENT } from '../public/vocabulary.ts';
import type { AhuTile } from './ahu-tile.ts';

export const canReinforce = (state: State, seat: Seat): boolean => commands(state, seat, REINFORCEMENT);

/** One virtual sculptor in any column, full or not. */
export const reinforcement: AhuTile = {
  rule: 'R6.4',
  copies: 4,
  firstGame: true,
  phases: [SCULPT],
  breaks: () => undefined,
  play: (state, _seat, column) => {
    state.virtual[column]++;
  },
};
