import { canExchange, couldBeThrifty, mayTakeExceptional } from '../position/exchange.ts';
import { EXCHANGE } from '../position/state.ts';
import type { AhuTile } from './ahu-tile.ts';

/** Its owner may take exceptional offerings; the Rongo tablet opens them for this capping only (R6.11). */
export const exceptionalOffering: AhuTile = {
  rule: 'R6.9',
  copies: 2,
  firstGame: false,
  phases: [EXCHANGE],
  kept: true,
  breaks: (state, seat) => {
    if (mayTakeExceptional(state, seat)) return 'R6.9';
    return canExchange(state, seat, couldBeThrifty(state, seat), true) ? undefined : 'R5.7';
  },
  play: (state) => {
    state.exceptional = 1;
  },
};
