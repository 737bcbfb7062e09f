/** How a round begins. */
import { active, PLACE, type State } from '../position/state.ts';

export function startRound(state: State): void {
  state.phase = PLACE;
  state.round++;
  state.turn = 0;
  state.acted = 0;
  state.asked = active(state);
}
