/** R5.2: the walk of a transport, step by step. */
import type { RuleId, Seat } from '@ahu/core';
import {
  type Ahu,
  CARGO_PUKAO,
  type Cargo,
  type Case,
  type CaseSet,
  CRATER,
  firstAhu,
  PUKAO_QUARRY,
} from '../public/vocabulary.ts';
import { canActAt } from './figures.ts';
import { active, type State } from './state.ts';

/** Whether a transport of this cargo can end on this ahu: free for a moai, a moai without pukao for a pukao. */
export const isGoal = (state: State, ahu: Ahu, cargo: Cargo): boolean =>
  cargo === CARGO_PUKAO ? state.moai[ahu] >= 0 && state.capped[ahu] === 0 : state.moai[ahu] < 0;

/** The cases where a seat can erect or cap. */
export function goals(state: State, seat: Seat, cargo: Cargo): CaseSet {
  const { land, ahuCount } = state.setup.map;
  let set = 0;
  for (const each of land) {
    if (!canActAt(state, seat, each)) continue;
    const first = firstAhu(each);
    for (let i = 0; i < ahuCount[each]; i++) if (isGoal(state, first + i, cargo)) set |= 1 << each;
  }
  return set;
}

/** The cases that hold a transporter; the quarries hold neutral ones (R2.3). */
export function carriers(state: State): CaseSet {
  let set = (1 << CRATER) | (1 << PUKAO_QUARRY);
  for (const each of state.setup.map.land) if (state.holder[each] >= 0) set |= 1 << each;
  return set;
}

export function visited(state: State): CaseSet {
  let set = 0;
  for (let i = 0; i < state.steps; i++) set |= 1 << state.path[i];
  return set;
}

/** Whether a way over these cases leads from here to one of those; a simple one exists whenever any does. */
function reaches(state: State, from: Case, over: CaseSet, goal: CaseSet): boolean {
  const { adjacent } = state.setup.map;
  let unseen = over & ~(1 << from);
  let front = 1 << from;
  while (front !== 0) {
    if ((front & goal) !== 0) return true;
    const next = 31 - Math.clz32(front);
    front ^= 1 << next;
    const found = adjacent[next] & unseen;
    unseen ^= found;
    front |= found;
  }
  return false;
}

export const startOf = (cargo: Cargo): Case => (cargo === CARGO_PUKAO ? PUKAO_QUARRY : CRATER);

/** Why a transport of this cargo cannot be finished at all. */
export function breaksArrival(state: State, seat: Seat, cargo: Cargo): RuleId | undefined {
  const goal = goals(state, seat, cargo);
  if (goal === 0) return cargo === CARGO_PUKAO ? 'R5.6' : 'R5.4';
  return reaches(state, startOf(cargo), carriers(state), goal) ? undefined : 'R5.2';
}

export const here = (state: State): Case => state.path[state.steps - 1];

/** Whether the walk, as far as it went, can still be finished. */
export function canGoOn(state: State): boolean {
  const over = carriers(state) & ~visited(state);
  const goal = goals(state, active(state), state.cargo) & (over | (1 << here(state)));
  return reaches(state, here(state), over, goal);
}

/** A step must leave a place to erect or cap within reach, so that a transport never gets stuck. */
export function breaksStep(state: State, seat: Seat, to: Case): RuleId | undefined {
  const { adjacent } = state.setup.map;
  const over = carriers(state) & ~visited(state);
  if ((adjacent[here(state)] & over & (1 << to)) === 0) return 'R5.2';
  return reaches(state, to, over, goals(state, seat, state.cargo) & over) ? undefined : 'R5.2';
}

export function startWalk(state: State, cargo: Cargo): void {
  state.cargo = cargo;
  state.path[0] = startOf(cargo);
  state.steps = 1;
}

export function step(state: State, _seat: Seat, to: Case): void {
  state.path[state.steps++] = to;
}

export function clearWalk(state: State): void {
  state.path.fill(-1, 0, state.steps);
  state.steps = 0;
  state.paid = 0;
  state.cargo = 0;
  state.ahu = 0;
}
