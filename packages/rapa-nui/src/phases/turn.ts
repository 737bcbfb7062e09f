/** R7.0: a turn has a main action and free ones around it. */
import type { RuleId, Seat } from '@ahu/core';
import { canBuy } from '../position/improvements.ts';
import { CONVERT, GAINING, HELP, PLACE, SCULPT, type State, TRANSPORT } from '../position/state.ts';
import { canBarter } from '../tiles/barter.ts';
import { canRest } from '../tiles/rest.ts';
import { settleGain } from './erecting.ts';
import { nextPlacer } from './placement.ts';
import { finishStep, isAsked } from './sculpting.ts';
import { nextTransporter } from './transport.ts';

/** After an action: does what needs no decision, and ends a turn in which nothing else can be done. */
export function goOn(state: State): void {
  switch (state.phase) {
    case PLACE:
    case TRANSPORT:
      if (state.acted && !canActFreely(state, state.asked)) endTurn(state);
      return;
    case CONVERT:
    case SCULPT:
    case HELP:
      state.acted = 1;
      if (!isAsked(state, state.asked) && !canActFreely(state, state.asked)) finishStep(state);
      return;
    case GAINING:
      settleGain(state, state.asked);
      // The last gain ends the transport.
      if (state.phase === TRANSPORT) goOn(state);
      return;
  }
}

export const canActFreely = (state: State, seat: Seat): boolean =>
  canBuy(state, seat) || canBarter(state, seat) || (state.phase === TRANSPORT && canRest(state, seat));

function endTurn(state: State): void {
  if (state.phase === PLACE) nextPlacer(state);
  else nextTransporter(state);
}

/** A turn ends after its main action; in the steps of phase 2 one may be done at once. */
export function breaksDone(state: State): RuleId | undefined {
  if (state.acted) return undefined;
  return state.phase === PLACE ? 'R3.1' : state.phase === TRANSPORT ? 'R5.1' : undefined;
}

export function done(state: State): void {
  if (state.phase === PLACE || state.phase === TRANSPORT) endTurn(state);
  else finishStep(state);
}
