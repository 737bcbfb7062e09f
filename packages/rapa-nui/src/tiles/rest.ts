import type { Seat } from '@ahu/core';
import { commands, type State, TRANSPORT } from '../position/state.ts';
import { FIRST_LAND, REST } from '../public/vocabulary.ts';
import type { AhuTile } from './ahu-tile.ts';

const isTired = (state: State, seat: Seat, land: number): boolean =>
  state.holder[land] === seat && state.tired[land] > 0;

export function canRest(state: State, seat: Seat): boolean {
  if (!commands(state, seat, REST)) return false;
  const { land } = state.setup.map;
  for (let i = 0; i < land.length; i++) if (isTired(state, seat, land[i])) return true;
  return false;
}

/** A tired transporter stands up. */
export const rest: AhuTile = {
  rule: 'R6.1',
  copies: 4,
  firstGame: true,
  phases: [TRANSPORT],
  breaks: (state, seat, target) => (isTired(state, seat, FIRST_LAND + target) ? undefined : 'R6.1'),
  play: (state, _seat, target) => {
    state.tired[FIRST_LAND + target]--;
    state.standing[FIRST_LAND + target]++;
  },
};
