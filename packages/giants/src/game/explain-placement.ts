/** Facts about placements that are refused. */
import type { Seat } from '@ahu/core';
import type { State } from '../position/state.ts';
import type { Placement } from '../public/acts.ts';
import { offersAt } from '../public/island.ts';
import type { Facts, NoneLeft } from '../public/refusals.ts';
import {
  ACTIONS,
  AHUS,
  ahuOf,
  CHIEF_ACTION_PRICE,
  HEX_CALLED,
  type Hex,
  type Piece,
  RESERVE,
  RESERVE_1,
} from '../public/vocabulary.ts';

/** In the order in which the rules ask: the piece, its logs, its price, the hex, the action. */
export function aboutPlacement(state: State, seat: Seat, placement: Placement): Facts | undefined {
  const { piece, logs, action } = placement;
  if (!isInReserve(state, seat, piece)) return aboutPiece(piece);
  if (logs > state.logs[seat]) return { why: 'reserve', what: 'log', has: state.logs[seat], needs: logs };
  if (piece === 'chief' && action !== 'none' && state.tablets[seat] < CHIEF_ACTION_PRICE) {
    return { why: 'tablets', has: state.tablets[seat], needs: CHIEF_ACTION_PRICE };
  }
  return aboutAction(state, seat, placement);
}

function isInReserve(state: State, seat: Seat, piece: Piece): boolean {
  return piece === 'worker' ? state.workers[seat] > 0 : state[piece][seat] === RESERVE;
}

const aboutPiece = (piece: Piece): Facts =>
  piece === 'worker' ? { why: 'reserve', what: 'worker', has: 0, needs: 1 } : { why: 'away', piece };

function aboutAction(state: State, seat: Seat, { hex: name, action: wanted }: Placement): Facts | undefined {
  const hex = HEX_CALLED.get(name) as Hex;
  const action = ACTIONS.indexOf(wanted);
  if (state.setup.island.offers[offersAt(hex, action)] === 0) {
    return wanted === 'none' ? undefined : { why: 'action', hex: name, action: wanted };
  }
  if (wanted === 'forest' && state.felled[hex] === 1) return { why: 'felled', hex: name };
  if (wanted !== 'reserve 1' && wanted !== 'reserve 2') return aboutSupply(wanted);
  if (state.bases[seat] === 0) return { why: 'reserve', what: 'base', has: 0, needs: 1 };
  return { why: 'taken', ahu: AHUS[ahuOf(hex, action - RESERVE_1)] };
}

const SUPPLIES: Readonly<Record<string, NoneLeft['what']>> = {
  village: 'worker',
  hut: 'marker',
  forest: 'log',
  headdress: 'headdress',
};

const aboutSupply = (action: string): Facts | undefined =>
  SUPPLIES[action] && { why: 'supply', what: SUPPLIES[action] };

export const aboutTablet = (state: State, seat: Seat): Facts =>
  state.markers[seat] === 0 ? { why: 'reserve', what: 'marker', has: 0, needs: 1 } : { why: 'supply', what: 'tablet' };
