/** C3: buy, then play. */
import type { RuleId, Seat } from '@ahu/core';
import { BUYS, DISCARDS, GATHERS, moveOf, PLAYS } from './moves.ts';
import {
  HAND,
  KINDS,
  type Kind,
  MOAI,
  MOAI_PRICE,
  SACRIFICE_PRICE,
  TYPES,
  type Type,
  WOODCUTTER,
} from './public/vocabulary.ts';
import { startSacrifice } from './sacrifice.ts';
import { of, ofType, type State, TAKE, TURN } from './state.ts';

// A constant of this module, as in state.ts.
const TYPE_COUNT = TYPES.length;

export function startTurn(state: State, seat: Seat): void {
  state.phase = TURN;
  state.active = seat;
  state.asked = seat;
  state.bought = 0;
}

export const sacrificePrice = (state: State, seat: Seat, type: Type): number =>
  Math.max(0, SACRIFICE_PRICE - state.area[of(seat, type)]);

export function breaksBuy(state: State, seat: Seat, type: Type): RuleId | undefined {
  if (state.bought || state.pile[type] === 0 || state.wood[seat] < sacrificePrice(state, seat, type)) return 'C3.1';
  return undefined;
}

export function buy(state: State, seat: Seat, type: Type): void {
  state.wood[seat] -= sacrificePrice(state, seat, type);
  state.pile[type]--;
  state.sacrifices[ofType(seat, type)]++;
  state.bought = 1;
}

/** What stands behind `play 2 fish`: how many, and of what. */
const GATHERINGS = HAND * TYPES.length;
const gatheredCount = (gathering: number): number => 1 + Math.floor(gathering / TYPE_COUNT);
const gatheredType = (gathering: number): Type => gathering % TYPE_COUNT;

/** The first is free, each further one of the same type costs 1 wood. */
const gatherPrice = (count: number): number => count - 1;

export function breaksGather(state: State, seat: Seat, gathering: number): RuleId | undefined {
  const count = gatheredCount(gathering);
  const type = gatheredType(gathering);
  if (state.hand[of(seat, type)] < count || state.wood[seat] < gatherPrice(count)) return 'C3.2';
  return undefined;
}

export function gather(state: State, seat: Seat, gathering: number): void {
  const count = gatheredCount(gathering);
  state.wood[seat] -= gatherPrice(count);
  layDown(state, seat, gatheredType(gathering), count);
}

/** What stands behind `play priest`. */
const PLAYABLE = KINDS.length - WOODCUTTER;
const kindPlayed = (argument: number): Kind => WOODCUTTER + argument;

export function breaksPlay(state: State, seat: Seat, argument: number): RuleId | undefined {
  const kind = kindPlayed(argument);
  if (state.hand[of(seat, kind)] === 0 || (kind === MOAI && state.wood[seat] < MOAI_PRICE)) return 'C3.2';
  return undefined;
}

export function playCard(state: State, seat: Seat, argument: number): void {
  const kind = kindPlayed(argument);
  layDown(state, seat, kind, 1);
  if (kind !== MOAI) return;
  state.wood[seat] -= MOAI_PRICE;
  startSacrifice(state);
}

function layDown(state: State, seat: Seat, kind: Kind, count: number): void {
  state.hand[of(seat, kind)] -= count;
  state.area[of(seat, kind)] += count;
  state.toTake = count;
  state.phase = TAKE;
}

export function breaksDiscard(state: State, seat: Seat): RuleId | undefined {
  if (state.hand[of(seat, MOAI)] < HAND || state.wood[seat] >= MOAI_PRICE) return 'C3.3';
  return undefined;
}

export function discard(state: State, seat: Seat): void {
  state.hand[of(seat, MOAI)]--;
  state.discarded++;
  state.toTake = 1;
  state.phase = TAKE;
}

export function listTurn(state: State, seat: Seat, out: Int32Array): number {
  let count = 0;
  for (let type = 0; type < TYPE_COUNT; type++) {
    if (breaksBuy(state, seat, type) === undefined) out[count++] = moveOf(BUYS, type);
  }
  for (let gathering = 0; gathering < GATHERINGS; gathering++) {
    if (breaksGather(state, seat, gathering) === undefined) out[count++] = moveOf(GATHERS, gathering);
  }
  for (let argument = 0; argument < PLAYABLE; argument++) {
    if (breaksPlay(state, seat, argument) === undefined) out[count++] = moveOf(PLAYS, argument);
  }
  if (breaksDiscard(state, seat) === undefined) out[count++] = moveOf(DISCARDS, 0);
  return count;
}
