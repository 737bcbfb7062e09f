/** Greedy in placement: pieces where the best plan lacks them, then whatever else pays. */
import type { Move, Seat } from '@ahu/core';
import { strengthOf } from '../position/crew.ts';
import {
  chiefAt,
  moveOf,
  PASSES,
  PLACES_CHIEF,
  PLACES_SORCERER,
  PLACES_WORKER,
  sorcererAt,
  TAKES_TABLET,
  workerAt,
} from '../position/moves.ts';
import type { State } from '../position/state.ts';
import { type Hex, hexOf, NONE, OBJECTS, RESERVE } from '../public/vocabulary.ts';
import { chooseAction } from './actions.ts';
import { bestOwnPlan, meansOf, missingOn, type Plan, planFor } from './plan.ts';

export function choosePlacement(state: State, seat: Seat, moves: readonly Move[]): Move {
  const legal = (move: Move | undefined): move is Move => move !== undefined && moves.includes(move);
  // Half-tablets go to who takes them first; what hexes give waits.
  const wishes = [() => spendMarker(state, seat), () => chooseAction(state, seat, moves), () => serve(state, seat)];
  for (const wish of wishes) {
    const move = wish();
    if (legal(move)) return move;
  }
  return moveOf(PASSES, 0);
}

/** A half-tablet for every marker that is not needed to mark what will be left on the way. */
function spendMarker(state: State, seat: Seat): Move | undefined {
  const means = meansOf(state, seat);
  let needed = 0;
  for (let object = 0; object < OBJECTS.length; object++) {
    if (state.holder[object] !== seat || state.marker[object] >= 0) continue;
    const plan = planFor(state, seat, object, means);
    if (plan === undefined || plan.pieces > means.pieces) needed++;
  }
  return state.markers[seat] > needed ? moveOf(TAKES_TABLET, 0) : undefined;
}

/** Places what the best unfinished plan lacks. */
function serve(state: State, seat: Seat): Move | undefined {
  const gapOf = (plan: Plan) => firstGap(state, seat, plan);
  const plan = bestOwnPlan(state, seat, meansOf(state, seat), (each) => gapOf(each) !== undefined);
  const gap = plan && gapOf(plan);
  return plan && gap !== undefined ? placeOn(state, seat, plan, gap) : undefined;
}

function firstGap(state: State, seat: Seat, plan: Plan): Hex | undefined {
  const goal = hexOf(plan.ahu);
  const gap = plan.way.find((hex) => missingOn(state, plan.kind, hex) > 0);
  return gap ?? (strengthOf(state, seat, goal) === 0 ? goal : undefined);
}

function placeOn(state: State, seat: Seat, plan: Plan, hex: Hex): Move | undefined {
  const missing = missingOn(state, plan.kind, hex);
  const logs = Math.max(0, Math.min(2, missing - 1, state.logs[seat]));
  const hasChief = state.chief[seat] === RESERVE;
  if (hasChief && missing > 1 + logs) return moveOf(PLACES_CHIEF, chiefAt(hex, NONE));
  if (state.workers[seat] > 0) return moveOf(PLACES_WORKER, workerAt(hex, logs));
  if (state.sorcerer[seat] === RESERVE) return moveOf(PLACES_SORCERER, sorcererAt(hex, logs, NONE));
  return hasChief ? moveOf(PLACES_CHIEF, chiefAt(hex, NONE)) : undefined;
}
