/** A look under a moai, at any time (G3.35). */
import { has, only, type RuleId, type Seat } from '@ahu/core';
import { OVER, type State } from '../position/state.ts';
import type { Ahu } from '../public/vocabulary.ts';

/** There must be something to see that one has not been shown already. */
export function breaksPeek(state: State, seat: Seat, ahu: Ahu): RuleId | undefined {
  if (state.phase === OVER || state.tablets[seat] === 0 || state.moaiOn[ahu] < 0) return 'G3.35';
  return state.setup.options.bases === 'shown' || has(state.peeked[ahu], seat) ? 'G3.35' : undefined;
}

export function peek(state: State, seat: Seat, ahu: Ahu): void {
  state.tablets[seat]--;
  state.tabletSupply++;
  state.peeked[ahu] |= only(seat);
}
