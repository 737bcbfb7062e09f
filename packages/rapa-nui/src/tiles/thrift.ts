import { canExchange, mayTakeExceptional } from '../capping.ts';
import { EXCHANGE } from '../state.ts';
import { type AhuTile, NO_TARGET } from './ahu-tile.ts';

/** This capping costs two resources; once only (R6.12), and not if the tablet is needed for something else. */
export const thrift: AhuTile = {
  rule: 'R6.3',
  copies: 4,
  firstGame: true,
  phases: [EXCHANGE],
  targets: NO_TARGET,
  breaks: (state, seat, _target, tablet) => {
    if (state.thrifty) return 'R6.12';
    return canExchange(state, seat, true, tablet || mayTakeExceptional(state, seat)) ? undefined : 'R5.7';
  },
  play: (state) => {
    state.thrifty = 1;
  },
};
