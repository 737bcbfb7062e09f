/** What a hex gives to a sorcerer, or to a chief who breaks a tablet (G3.15 to G3.20). */
import type { RuleId, Seat } from '@ahu/core';
import { win } from '../position/objects.ts';
import type { State } from '../position/state.ts';
import { offersAt } from '../public/island.ts';
import {
  type Action,
  ahuOf,
  FOREST,
  HEADDRESS,
  type Hex,
  HUT,
  NONE,
  RESERVE_1,
  SCULPT,
  VILLAGE,
} from '../public/vocabulary.ts';

/** By action: the rule that says where it is to be had. */
const WHERE: readonly RuleId[] = ['G3.10', 'G3.15', 'G3.16', 'G3.17', 'G3.19', 'G3.18', 'G3.18'];

export function breaksAction(state: State, seat: Seat, hex: Hex, action: Action): RuleId | undefined {
  if (state.setup.island.offers[offersAt(hex, action)] === 0) return WHERE[action];
  return action === NONE || gives(state, seat, hex, action) ? undefined : 'G3.20';
}

function gives(state: State, seat: Seat, hex: Hex, action: Action): boolean {
  switch (action) {
    case VILLAGE:
      return state.urnWorkers[seat] > 0;
    case HUT:
      return state.urnMarkers[seat] > 0;
    case FOREST:
      return state.felled[hex] === 0 && state.logSupply > 0;
    case SCULPT:
      return state.supply[HEADDRESS] > 0;
    default:
      return state.bases[seat] > 0 && state.baseOn[ahuOf(hex, action - RESERVE_1)] < 0;
  }
}

export function doAction(state: State, seat: Seat, hex: Hex, action: Action): void {
  switch (action) {
    case NONE:
      return;
    case VILLAGE:
      state.urnWorkers[seat]--;
      state.workers[seat]++;
      return;
    case HUT:
      state.urnMarkers[seat]--;
      state.markers[seat]++;
      return;
    case FOREST:
      return fell(state, seat, hex);
    case SCULPT:
      win(state, seat, HEADDRESS);
      state.supply[HEADDRESS]--;
      return;
    default:
      state.bases[seat]--;
      state.baseOn[ahuOf(hex, action - RESERVE_1)] = seat;
  }
}

function fell(state: State, seat: Seat, hex: Hex): void {
  const logs = Math.min(state.setup.island.logs[hex], state.logSupply);
  state.felled[hex] = 1;
  state.logSupply -= logs;
  state.logs[seat] += logs;
}
