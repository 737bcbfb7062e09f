/** R4, and the steps around it: new order, conversions, taking moai, helping hands. */
import type { Seat } from '@ahu/core';
import { sculptorsIn } from '../position/figures.ts';
import { active, CONVERT, HELP, ofSize, SCULPT, type State, SUBSTITUTE } from '../position/state.ts';
import { LARGE, MEDIUM, type Size, SMALL } from '../public/vocabulary.ts';
import { canConvert } from '../tiles/conversion.ts';
import { canHelp } from '../tiles/helping-hand.ts';
import { canReinforce } from '../tiles/reinforcement.ts';
import { startTransport } from './transport.ts';

/** The sorcerers on the track give the new order (R4.1). */
export function startNewOrder(state: State): void {
  state.order.set(state.track);
  state.phase = CONVERT;
  state.turn = 0;
  state.acted = 0;
  goOnSculpting(state);
}

/** Goes through the three steps until a seat has something to decide; seats without a choice are not asked (R6.13). */
function goOnSculpting(state: State): void {
  for (; state.turn < state.setup.seats; state.turn++) {
    state.asked = active(state);
    if (isAsked(state, state.asked)) return;
    if (state.phase === SCULPT && !takeMoai(state, state.asked)) return;
  }
  nextStep(state);
}

/** Whether a seat could do what this step is for. */
export function isAsked(state: State, seat: Seat): boolean {
  if (state.phase === CONVERT) return canConvert(state, seat);
  return state.phase === SCULPT ? canReinforce(state, seat) : canHelp(state, seat);
}

function nextStep(state: State): void {
  state.turn = 0;
  if (state.phase === HELP) return startTransport(state);
  state.phase = state.phase === CONVERT ? SCULPT : HELP;
  goOnSculpting(state);
}

/** The asked player is done with a step. */
export function finishStep(state: State): void {
  state.acted = 0;
  if (state.phase === SCULPT && !takeMoai(state, state.asked)) return;
  state.turn++;
  goOnSculpting(state);
}

function takeMoai(state: State, seat: Seat): boolean {
  const first = sculptorsIn(state, seat, 0) + state.virtual[0];
  const pairs = Math.min(first, sculptorsIn(state, seat, 1) + state.virtual[1]);
  const large = Math.min(pairs, sculptorsIn(state, seat, 2) + state.virtual[2]);
  state.owed[SMALL] = first - pairs;
  state.owed[MEDIUM] = pairs - large;
  state.owed[LARGE] = large;
  state.virtual.fill(0);
  return takeOwed(state, seat);
}

/** Takes what is owed, the largest first; false when the player has to choose a substitute first (R4.2, R4.3). */
function takeOwed(state: State, seat: Seat): boolean {
  for (let size = LARGE; size >= SMALL; size--) {
    while (state.owed[size] > 0) {
      if (mustChoose(state)) {
        state.phase = SUBSTITUTE;
        return false;
      }
      takeOne(state, seat, size, largestUpTo(state, size));
    }
  }
  return true;
}

/** A large moai is due, there is none, and there are both of the others. */
export const mustChoose = ({ owed, supply }: State): boolean =>
  owed[LARGE] > 0 && supply[LARGE] === 0 && supply[MEDIUM] > 0 && supply[SMALL] > 0;

/** What there is for a moai of this size; −1 when nothing is. */
function largestUpTo({ supply }: State, size: Size): Size {
  let taken = size;
  while (taken >= SMALL && supply[taken] === 0) taken--;
  return taken;
}

function takeOne(state: State, seat: Seat, owed: Size, taken: Size): void {
  state.owed[owed]--;
  if (taken < SMALL) return;
  state.supply[taken]--;
  state.sculpted[ofSize(seat, taken)]++;
}

/** What may be taken for a large one: a medium or a small one, both are there. */
const SUBSTITUTES: readonly Size[] = [SMALL, MEDIUM];

export function substitute(state: State, seat: Seat, choice: number): void {
  takeOne(state, seat, LARGE, SUBSTITUTES[choice]);
  state.phase = SCULPT;
  if (!takeOwed(state, seat)) return;
  state.turn++;
  goOnSculpting(state);
}
