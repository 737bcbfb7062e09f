/** Facts about bids, picks, markers taken back and peeks that are refused. */
import type { Seat } from '@ahu/core';
import { OVER, type State } from '../position/state.ts';
import type { Held } from '../public/bids.ts';
import type { Facts } from '../public/refusals.ts';
import { AHUS, type Ahu, type ObjectName, RESERVE } from '../public/vocabulary.ts';

/** The first thing that a bid needs and the reserve lacks. */
export function aboutBid(state: State, seat: Seat, { markers, workers, sorcerer }: Held): Facts {
  const [hasMarkers, hasWorkers] = [state.markers[seat], state.workers[seat]];
  if (markers > hasMarkers) return { why: 'reserve', what: 'marker', has: hasMarkers, needs: markers };
  if (workers > hasWorkers) return { why: 'reserve', what: 'worker', has: hasWorkers, needs: workers };
  return { why: 'away', piece: sorcerer && state.sorcerer[seat] !== RESERVE ? 'sorcerer' : 'chief' };
}

export function aboutPick(state: State, seat: Seat, size: number): Facts {
  if (state.tile[size - 1] === 0) return { why: 'tile', size };
  return { why: 'sculptors', has: state.sculptors[seat], needs: size };
}

export const aboutRecovery = (object: ObjectName): Facts => ({ why: 'notMarked', object });

export function aboutPeek(state: State, seat: Seat, ahu: Ahu): Facts | undefined {
  if (state.phase === OVER) return undefined;
  if (state.tablets[seat] === 0) return { why: 'tablets', has: 0, needs: 1 };
  return { why: state.moaiOn[ahu] < 0 ? 'bare' : 'known', ahu: AHUS[ahu] };
}
