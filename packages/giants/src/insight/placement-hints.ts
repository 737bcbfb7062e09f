/** Placements at first sight: where plans lack a piece, and what hexes give. */
import type { Seat } from '@ahu/core';
import { chiefAction, hexPlaced, logsPlaced, sorcererAction } from '../position/moves.ts';
import type { State } from '../position/state.ts';
import {
  type Action,
  type Ahu,
  ahuOf,
  CHIEF_STRENGTH,
  FOREST,
  HEADDRESS,
  type Hex,
  HUT,
  MARKERS,
  NONE,
  RESERVE_1,
  SCULPT,
  VILLAGE,
  WORKERS,
} from '../public/vocabulary.ts';
import type { Needs } from './needs.ts';
import type { Outlook } from './outlook.ts';

/** In points. */
const MOST_POINTS = 12;
const CHIEF_PRICE = 3;
/** Never worth it: logs that nothing needs, ahus that one does not aim at. */
const WASTE = -100;
const NEEDED_LOG = 0.5;
const SPARE_CHIEF = 1;
/** A headdress finds its moai sooner or later. */
const ANY_HEADDRESS = 3;

const hintOf = (points: number): number => Math.min(1, Math.max(0, points / MOST_POINTS));

/** What a piece with logs brings to a hex; logs are for what is missing besides the piece. */
function help(hex: Hex, strength: number, logs: number, { need, missing }: Needs): number {
  if (logs > Math.max(0, missing[hex] - strength)) return WASTE;
  const filled = missing[hex] === 0 ? 1 : Math.min(1, (strength + logs) / missing[hex]);
  return need[hex] * (0.4 + 0.6 * filled) + NEEDED_LOG * logs;
}

export const workerHint = (argument: number, needs: Needs): number =>
  hintOf(help(hexPlaced(argument), 1, logsPlaced(argument), needs));

export function sorcererHint(state: State, seat: Seat, argument: number, outlook: Outlook, needs: Needs): number {
  const hex = hexPlaced(argument);
  const action = sorcererAction(argument);
  const helped = help(hex, 1, logsPlaced(argument), needs);
  // Without an action a worker does as well.
  if (action === NONE) return hintOf(helped - 1);
  return hintOf(valueOfAction(state, seat, hex, action, outlook, needs) + helped / 2);
}

export function chiefHint(state: State, seat: Seat, argument: number, outlook: Outlook, needs: Needs): number {
  const hex = hexPlaced(argument);
  const action = chiefAction(argument);
  const helped = help(hex, CHIEF_STRENGTH, 0, needs) - (needs.missing[hex] < 2 ? SPARE_CHIEF : 0);
  if (action === NONE) return hintOf(helped);
  return hintOf(valueOfAction(state, seat, hex, action, outlook, needs) - CHIEF_PRICE + helped / 2);
}

/** What is gained early serves for longer, and the first of it most. */
function valueOfAction(state: State, seat: Seat, hex: Hex, action: Action, outlook: Outlook, needs: Needs): number {
  const early = Math.max(1, 9 - state.round);
  switch (action) {
    case VILLAGE:
      return (early * (1 + state.urnWorkers[seat])) / WORKERS;
    case HUT:
      return (1.2 * early * (1 + state.urnMarkers[seat]) * Math.min(1, state.tabletSupply / 8)) / MARKERS;
    case FOREST:
      return (state.logs[seat] < 3 ? 0.6 : 0.15) * Math.min(state.setup.island.logs[hex], state.logSupply);
    case SCULPT:
      return Math.max(ANY_HEADDRESS, outlook.ofNew[HEADDRESS]);
    default:
      return reserving(ahuOf(hex, action - RESERVE_1), needs);
  }
}

/** Keeps others away from where one wants to go. */
function reserving(ahu: Ahu, { aimed }: Needs): number {
  return aimed[ahu] > 0 ? 1 + aimed[ahu] / 5 : WASTE;
}

/** A pair of half-tablets is worth three points, while the markers last. */
export function tabletHint(seat: Seat, { means }: Outlook): number {
  return means.markers[seat] > 1 ? 0.3 : 0.2;
}

/** When there is little left to place. */
export const passHint = (seat: Seat, { means }: Outlook): number => (means.pieces[seat] <= 1 ? 0.2 : 0.1);
