import { canExchange, mayTakeExceptional } from '../position/exchange.ts';
import { EXCHANGE } from '../position/state.ts';
import type { AhuTile } from './ahu-tile.ts';

/** This capping costs two resources; once only (R6.12), and not if the tablet is needed for something else. */
export const thrift: AhuTile = {
  rule: 'R6.3',
  copies: 4,
  firstGame: true,
  phases: [EXCHANGE],
  breaks: (state, seat, _target, tablet) => {
    if (state.thrifty) return 'R6.12';
    return canExchange(state, seat, true, tablet || mayTakeExceptional(state, seat)) ? undefined : 'R5.7';
  },
  play: (state) => {
    state.thrifty = 1;
  },
};
