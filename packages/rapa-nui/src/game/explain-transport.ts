/** Facts about transports that are refused. */
import type { RuleId, Seat } from '@ahu/core';
import { canActAt } from '../position/figures.ts';
import { ofSize, type State } from '../position/state.ts';
import { carriers, goals, here, visited } from '../position/walk.ts';
import type { Facts } from '../public/refusals.ts';
import { AHUS, type Ahu, CARGO, CARGO_PUKAO, CASES, type Cargo, type Case, caseOf } from '../public/vocabulary.ts';

export function aboutCarry(state: State, seat: Seat, cargo: Cargo, rule: RuleId): Facts {
  if (state.acted) return { why: 'acted' };
  const name = CARGO[cargo];
  if (cargo !== CARGO_PUKAO && state.sculpted[ofSize(seat, cargo)] === 0) return { why: 'notSculpted', cargo: name };
  if (cargo === CARGO_PUKAO && state.pukao === 0) return { why: 'noPukao' };
  if (rule === 'R5.2') return { why: 'noWay', cargo: name };
  return goals(state, seat, cargo) === 0 ? { why: 'noGoal', cargo: name } : { why: 'noOffering' };
}

export function aboutStep(state: State, to: Case): Facts {
  const id = CASES[to];
  const from = here(state);
  if ((state.setup.map.adjacent[from] & (1 << to)) === 0) return { why: 'far', from: CASES[from], id };
  if ((visited(state) & (1 << to)) !== 0) return { why: 'walked', id };
  return { why: (carriers(state) & (1 << to)) === 0 ? 'empty' : 'deadEnd', id };
}

export function aboutRaising(state: State, seat: Seat, ahu: Ahu, kind: 'erect' | 'cap'): Facts | undefined {
  const land = caseOf(ahu);
  const [name, id] = [AHUS[ahu], CASES[land]];
  if ((kind === 'cap') !== (state.cargo === CARGO_PUKAO)) return { why: 'cargo', cargo: CARGO[state.cargo] };
  if (land !== here(state)) return { why: 'notHere', ahu: name, at: CASES[here(state)] };
  if (state.setup.map.hasAhu[ahu] === 0) return undefined;
  if (!canActAt(state, seat, land)) return { why: state.holder[land] === seat ? 'tired' : 'nobody', id };
  if (kind === 'erect') return { why: 'occupied', ahu: name };
  return { why: state.moai[ahu] < 0 ? 'bare' : 'capped', ahu: name };
}
