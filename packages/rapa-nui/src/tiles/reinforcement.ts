import type { Seat } from '@ahu/core';
import { commands, SCULPT, type State } from '../state.ts';
import { COLUMNS, REINFORCEMENT } from '../vocabulary.ts';
import type { AhuTile } from './ahu-tile.ts';

/** Behind the name of a tile that goes into the quarry: the target is the column. */
export const IN_COLUMN: readonly string[] = Array.from({ length: COLUMNS }, (_, column) => ` in column ${column + 1}`);

export const canReinforce = (state: State, seat: Seat): boolean => commands(state, seat, REINFORCEMENT);

/** One virtual sculptor in any column, full or not. */
export const reinforcement: AhuTile = {
  rule: 'R6.4',
  copies: 4,
  firstGame: true,
  phases: [SCULPT],
  targets: IN_COLUMN,
  breaks: () => undefined,
  play: (state, _seat, column) => {
    state.virtual[column]++;
  },
};
