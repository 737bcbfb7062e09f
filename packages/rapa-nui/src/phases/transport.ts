/** R5: transports, from the turn in which one starts to the payment of the owners. */
import type { RuleId, Seat } from '@ahu/core';
import { canExchangeSomehow } from '../position/exchange.ts';
import { canActAt } from '../position/figures.ts';
import { gain, gainBundle } from '../position/resources.ts';
import { active, CHOOSE, ofSize, type State, TRANSPORT, WALK } from '../position/state.ts';
import { breaksArrival, clearWalk, here, isGoal, startWalk } from '../position/walk.ts';
import type { Bundle } from '../public/bundles.ts';
import { type Ahu, CARGO_PUKAO, type Cargo, caseOf, REED } from '../public/vocabulary.ts';
import { startExchange } from './capping.ts';
import { endRound } from './end.ts';
import { startGain } from './erecting.ts';

export function startTransport(state: State): void {
  state.phase = TRANSPORT;
  state.turn = state.setup.seats - 1;
  nextTransporter(state);
}

/** On to the next player who has not passed; when all have, the round is over (R5.1). */
export function nextTransporter(state: State): void {
  const { seats } = state.setup;
  for (let i = 1; i <= seats; i++) {
    const turn = (state.turn + i) % seats;
    if (state.passed[state.order[turn]]) continue;
    state.turn = turn;
    state.acted = 0;
    state.asked = active(state);
    return;
  }
  endRound(state);
}

export const breaksPass = (state: State): RuleId | undefined => (state.acted ? 'R5.1' : undefined);

export function pass(state: State, seat: Seat): void {
  state.passed[seat] = 1;
  nextTransporter(state);
}

export function breaksCarry(state: State, seat: Seat, cargo: Cargo): RuleId | undefined {
  if (state.acted) return 'R5.1';
  if (cargo !== CARGO_PUKAO && state.sculpted[ofSize(seat, cargo)] === 0) return 'R5.1';
  if (cargo === CARGO_PUKAO && (state.pukao === 0 || !canExchangeSomehow(state, seat))) return 'R5.6';
  return breaksArrival(state, seat, cargo);
}

export function carry(state: State, _seat: Seat, cargo: Cargo): void {
  startWalk(state, cargo);
  state.phase = WALK;
}

export function breaksErect(state: State, seat: Seat, ahu: Ahu): RuleId | undefined {
  return state.cargo !== CARGO_PUKAO && canFinishOn(state, seat, ahu) ? undefined : 'R5.4';
}

export function breaksCap(state: State, seat: Seat, ahu: Ahu): RuleId | undefined {
  return state.cargo === CARGO_PUKAO && canFinishOn(state, seat, ahu) ? undefined : 'R5.6';
}

export function canFinishOn(state: State, seat: Seat, ahu: Ahu): boolean {
  const land = caseOf(ahu);
  return (
    land === here(state) &&
    state.setup.map.hasAhu[ahu] === 1 &&
    canActAt(state, seat, land) &&
    isGoal(state, ahu, state.cargo)
  );
}

/** The walk is over: the owners are paid in its order, and then the moai is erected or capped. */
export function finish(state: State, _seat: Seat, ahu: Ahu): void {
  state.ahu = ahu;
  payOwners(state);
}

/** R5.3, up to the next owner who has to choose. */
function payOwners(state: State): void {
  const mover = active(state);
  for (; state.paid < state.steps; state.paid++) {
    const land = state.path[state.paid];
    const owner = state.holder[land];
    if (owner < 0 || owner === mover) continue;
    const bundles = state.setup.map.pays[land];
    if (state.cargo === CARGO_PUKAO) gain(state, owner, REED, 1);
    else if (bundles.length === 1) gainBundle(state, owner, bundles[0]);
    else if (bundles.length > 1) return askOwner(state, owner);
  }
  deliver(state, mover);
}

function askOwner(state: State, owner: Seat): void {
  state.phase = CHOOSE;
  state.asked = owner;
}

export function breaksChoose(state: State, _owner: Seat, bundle: Bundle): RuleId | undefined {
  return state.setup.map.pays[state.path[state.paid]].includes(bundle) ? undefined : 'R5.3';
}

export function choose(state: State, seat: Seat, bundle: Bundle): void {
  gainBundle(state, seat, bundle);
  state.paid++;
  payOwners(state);
}

function deliver(state: State, mover: Seat): void {
  const { cargo, ahu } = state;
  state.asked = mover;
  state.transported = 1;
  clearWalk(state);
  if (cargo === CARGO_PUKAO) startExchange(state, mover, ahu);
  else startGain(state, mover, ahu, cargo);
}
