/** Facts about transports that are refused. */
import type { RuleId, Seat } from '@ahu/core';
import { strengthOf, strengthOfOthers, toll } from '../position/crew.ts';
import type { State } from '../position/state.ts';
import type { Facts } from '../public/refusals.ts';
import {
  AHUS,
  ahuOf,
  HEXES,
  type Hex,
  isMoai,
  KIND_OF,
  MOST_PUT_BACK,
  OBJECTS,
  type ObjectId,
  WEIGHT,
} from '../public/vocabulary.ts';

const carriedName = (state: State): string => OBJECTS[state.carried];

export function aboutCarry(state: State, id: ObjectId, rule: RuleId): Facts | undefined {
  const object = OBJECTS[id];
  if (state.at[id] < 0) return undefined;
  if (rule === 'G3.33') return { why: 'abandoned', object };
  if (rule === 'G3.32') return { why: 'marked', object, owner: state.marker[id] };
  return rule === 'G3.22' ? { why: 'owner', object, owner: state.holder[id] } : { why: 'stuck', object };
}

export const aboutPutBack = (state: State): Facts =>
  state.steps > 0 ? { why: 'moved', object: carriedName(state) } : { why: 'putBack', most: MOST_PUT_BACK };

export function aboutStep(state: State, seat: Seat, to: Hex, rule: RuleId): Facts {
  const [hex, object] = [HEXES[to], carriedName(state)];
  switch (rule) {
    case 'G3.21':
      return { why: 'far', from: HEXES[state.at[state.carried]], hex };
    case 'G3.26':
      return { why: 'visited', hex, object };
    case 'G3.24':
      return aboutStrength(state, seat, to);
    default:
      return { why: 'abandoned', object };
  }
}

/** Logs help people, and carry nothing alone (G3.25). */
function aboutStrength(state: State, seat: Seat, hex: Hex): Facts {
  const people = strengthOf(state, seat, hex) + strengthOfOthers(state, seat, hex);
  if (people === 0) return { why: 'carrier', hex: HEXES[hex] };
  const needs = WEIGHT[KIND_OF[state.carried]];
  return { why: 'strength', hex: HEXES[hex], object: carriedName(state), has: people + state.logsOn[hex], needs };
}

export function aboutPayment(state: State, seat: Seat, paid: readonly Seat[]): Facts {
  const hex = state.entering;
  const needs = toll(state, seat, KIND_OF[state.carried], hex);
  if (paid.length !== needs) return { why: 'payment', has: paid.length, needs };
  const canEarn = (payee: Seat): number =>
    payee === seat || payee >= state.setup.seats ? 0 : strengthOf(state, payee, hex);
  const wrong = paid.find((payee) => paid.filter((each) => each === payee).length > canEarn(payee));
  return { why: 'payee', seat: wrong ?? paid[0], hex: HEXES[hex] };
}

export function aboutErecting(state: State, seat: Seat, slot: number): Facts {
  const hex = state.at[state.carried];
  const ahu = ahuOf(hex, slot);
  const owner = state.baseOn[ahu];
  if (!isMoai(KIND_OF[state.carried])) return { why: 'notMoai', object: carriedName(state) };
  if (state.setup.island.moaiValue[ahu] === 0) return { why: 'ahu', hex: HEXES[hex], slot: slot + 1 };
  if (state.moaiOn[ahu] >= 0) return { why: 'occupied', ahu: AHUS[ahu] };
  if (owner >= 0 && owner !== seat) return { why: 'reserved', ahu: AHUS[ahu], owner };
  if (owner < 0 && state.bases[seat] === 0) return { why: 'reserve', what: 'base', has: 0, needs: 1 };
  return { why: 'helper', hex: HEXES[hex] };
}

export function aboutCapping(state: State, slot: number): Facts {
  const hex = state.at[state.carried];
  const ahu = ahuOf(hex, slot);
  if (isMoai(KIND_OF[state.carried])) return { why: 'notHeaddress', object: carriedName(state) };
  if (state.moaiOn[ahu] < 0) return { why: 'bare', ahu: AHUS[ahu] };
  return state.capped[ahu] === 1 ? { why: 'capped', ahu: AHUS[ahu] } : { why: 'helper', hex: HEXES[hex] };
}

export function aboutMark(state: State, seat: Seat, object: ObjectId): Facts {
  const owner = state.marker[object];
  if (owner >= 0) return { why: 'marked', object: OBJECTS[object], owner };
  return { why: 'reserve', what: 'marker', has: state.markers[seat], needs: 1 };
}

export const aboutLeaving = (state: State, rule: RuleId): Facts =>
  rule === 'G3.33' ? { why: 'abandoned', object: carriedName(state) } : { why: 'unmoved', object: carriedName(state) };
