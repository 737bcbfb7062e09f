import { caseOf } from '../public/vocabulary.ts';
import { GAINING, momentOf, type State } from './state.ts';

/**
 * Whether a moai is about to gain and has gained nothing yet: its player may barter and buy first (R5.4, R7.0).
 * Version 1 of the rules had no such moment.
 */
export function isBeforeGain(state: State): boolean {
  if (momentOf(state) !== GAINING || state.setup.rules === 1) return false;
  const lower = (1 << state.kind) - 1;
  return (state.setup.map.erects[caseOf(state.ahu)] & lower) === 0;
}
