/** Greedy with sorcerer and chief: the hex action that brings most, if it is worth it. */
import type { Move, Seat } from '@ahu/core';
import { strengthOf } from '../position/crew.ts';
import {
  ARGUMENT_OF,
  chiefAction,
  hexPlaced,
  logsPlaced,
  PLACES_CHIEF,
  PLACES_SORCERER,
  sorcererAction,
  VERB_OF,
} from '../position/moves.ts';
import type { State } from '../position/state.ts';
import {
  type Action,
  ahuOf,
  FOREST,
  HEADDRESS,
  type Hex,
  HUT,
  hexOf,
  isMoai,
  NONE,
  RESERVE_1,
  SCULPT,
  TABLET_VALUE,
  VILLAGE,
  WORKERS,
} from '../public/vocabulary.ts';
import { bestOwnPlan, meansOf, type Plan, planForNew } from './plan.ts';

/** A chief's action costs half-tablets worth three, but not at once; the chief is placed along with it. */
const CHIEF_PRICE = 1.5;
const LEAST = 1.5;
/** What is gained in this round is hardly used any more. */
const LAST_GOOD_ROUND = 8;

export function chooseAction(state: State, seat: Seat, moves: readonly Move[]): Move | undefined {
  const means = meansOf(state, seat);
  const headdress = planForNew(state, seat, HEADDRESS, means)?.gain ?? 0;
  const plan = bestOwnPlan(state, seat, means, ({ kind }) => isMoai(kind));
  let best: { move: Move; value: number } | undefined;
  for (const move of moves) {
    const verb = VERB_OF[move];
    const argument = ARGUMENT_OF[move];
    if (verb !== PLACES_SORCERER && verb !== PLACES_CHIEF) continue;
    const action = verb === PLACES_CHIEF ? chiefAction(argument) : sorcererAction(argument);
    if (action === NONE || (verb === PLACES_SORCERER && logsPlaced(argument) > 0)) continue;
    const price = verb === PLACES_CHIEF ? CHIEF_PRICE : 0;
    const value = action === SCULPT ? headdress - 1 : valueOfAction(state, seat, hexPlaced(argument), action, plan);
    if (value - price > (best?.value ?? LEAST)) best = { move, value: value - price };
  }
  return best?.move;
}

/** What is gained early serves for longer, and the first of it most. */
function valueOfAction(state: State, seat: Seat, hex: Hex, action: Action, plan: Plan | undefined): number {
  const early = Math.max(0, LAST_GOOD_ROUND - state.round);
  switch (action) {
    case VILLAGE:
      return (early * state.urnWorkers[seat]) / WORKERS;
    case HUT:
      return valueOfMarker(state, seat);
    case FOREST:
      return state.logs[seat] < 2 ? Math.min(state.setup.island.logs[hex], state.logSupply) * 0.6 : 0;
    default:
      return plan && ahuOf(hex, action - RESERVE_1) === plan.ahu ? valueOfReserving(state, seat, plan) : 0;
  }
}

/** A marker becomes a half-tablet in every round to come, while the supply lasts: who has more of them gets more. */
function valueOfMarker(state: State, seat: Seat): number {
  const rounds = Math.max(0, LAST_GOOD_ROUND - state.round);
  const supply = Math.min(1, state.tabletSupply / 8);
  return Math.min(1, state.urnMarkers[seat]) * (TABLET_VALUE / 2) * rounds * supply;
}

/** A carrier is needed there anyway; reserving keeps others away from the better ahus. */
function valueOfReserving(state: State, seat: Seat, { ahu, gain }: Plan): number {
  return strengthOf(state, seat, hexOf(ahu)) === 0 ? gain / 4 : 0;
}
