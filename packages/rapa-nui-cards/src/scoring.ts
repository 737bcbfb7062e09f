/** C6: what the uncovered card pays. */
import type { RuleId, Seat } from '@ahu/core';
import { frontOf } from './columns.ts';
import { isHunterGatherer, type Kind, MOAI, PRIEST, type Type } from './public/vocabulary.ts';
import { CHOOSE, nextSeat, of, ofType, pilesEmpty, type State, SUBSTITUTE } from './state.ts';
import { startTurn } from './turn.ts';

export function score(state: State, kind: Kind): void {
  if (kind === MOAI) askForMoai(state, state.active);
  else if (isHunterGatherer(kind)) giveSacrifices(state, kind, state.active);
  else {
    const paid = kind === PRIEST ? state.glory : state.wood;
    for (let seat = 0; seat < state.setup.seats; seat++) paid[seat] += payFor(state, seat, kind);
    endTurn(state);
  }
}

function endTurn(state: State): void {
  startTurn(state, nextSeat(state, state.active));
}

/** One each, and one more for the player who has the most of at least two (C6.5). */
const payFor = (state: State, seat: Seat, kind: Kind): number =>
  state.area[of(seat, kind)] + (hasBonus(state, seat, kind) ? 1 : 0);

function hasBonus(state: State, seat: Seat, kind: Kind): boolean {
  const own = state.area[of(seat, kind)];
  if (own < 2) return false;
  for (let other = 0; other < state.setup.seats; other++) {
    if (other !== seat && state.area[of(other, kind)] >= own) return false;
  }
  return true;
}

/** Every player with a moai chooses, clockwise from the active player (C5.4, C6.3). */
function askForMoai(state: State, from: Seat): void {
  let seat = from;
  do {
    if (state.area[of(seat, MOAI)] > 0) {
      state.phase = CHOOSE;
      state.asked = seat;
      return;
    }
    seat = nextSeat(state, seat);
  } while (seat !== state.active);
  endTurn(state);
}

const GLORY = 0;

export function choose(state: State, seat: Seat, choice: number): void {
  const paid = choice === GLORY ? state.glory : state.wood;
  paid[seat] += payFor(state, seat, MOAI);
  const next = nextSeat(state, seat);
  if (next === state.active) endTurn(state);
  else askForMoai(state, next);
}

/** One card for each player who has such a hunter-gatherer, a second one as a bonus (C6.4, C6.5). */
function giveSacrifices(state: State, type: Type, from: Seat): void {
  let seat = from;
  do {
    const due = state.area[of(seat, type)] === 0 ? 0 : hasBonus(state, seat, type) ? 2 : 1;
    const given = Math.min(due, state.pile[type]);
    state.pile[type] -= given;
    state.sacrifices[ofType(seat, type)] += given;
    if (given < due && !pilesEmpty(state)) {
      state.phase = SUBSTITUTE;
      state.asked = seat;
      state.due = due - given;
      return;
    }
    seat = nextSeat(state, seat);
  } while (seat !== state.active);
  endTurn(state);
}

export function breaksSubstitute(state: State, _seat: Seat, type: Type): RuleId | undefined {
  return state.pile[type] > 0 ? undefined : 'C6.6';
}

export function substitute(state: State, seat: Seat, type: Type): void {
  state.pile[type]--;
  state.sacrifices[ofType(seat, type)]++;
  state.due--;
  if (state.due > 0 && !pilesEmpty(state)) return;
  state.due = 0;
  const next = nextSeat(state, seat);
  if (next === state.active) endTurn(state);
  else giveSacrifices(state, frontOf(state, state.column), next);
}
