/** R9: the end of a round and of the game, and the score. */
import { highest, players, type Seat, type SeatSet } from '@ahu/core';
import { VALUES } from '../position/offering-tiles.ts';
import { countFrom } from '../position/resources.ts';
import { OVER, ofSize, ofTile, type State, villagersOf } from '../position/state.ts';
import { HOME } from '../public/spots.ts';
import { FAVOUR, FAVOUR_POINTS, MAX_IDLE, MAX_ROUNDS, REED, RONGO_POINTS, SIZES } from '../public/vocabulary.ts';
import { startRound } from './round.ts';

/** Figures return, moai that were not erected too (R5.8, R9.1). */
export function endRound(state: State): void {
  for (let seat = 0; seat < state.setup.seats; seat++) sendHome(state, seat);
  state.sculptors.fill(0);
  state.sculpted.fill(0);
  state.passed.fill(0);
  state.track.fill(-1);
  state.holder.fill(-1);
  state.standing.fill(0);
  state.tired.fill(0);
  state.idle = state.transported ? 0 : state.idle + 1;
  state.transported = 0;
  state.turn = 0;
  if (isLastRound(state)) state.phase = OVER;
  else startRound(state);
}

function sendHome(state: State, seat: Seat): void {
  state.villagers[seat] = villagersOf(state, seat);
  state.sorcerer[seat] = HOME;
  state.chief[seat] = HOME;
  for (let size = 0; size < SIZES.length; size++) state.supply[size] += state.sculpted[ofSize(seat, size)];
}

export function freeAhus(state: State): number {
  let free = 0;
  for (const ahu of state.setup.map.ahus) if (state.moai[ahu] < 0) free++;
  return free;
}

/** At the end of a round: whether the game ends with it (R9.2). */
export const isLastRound = (state: State): boolean =>
  freeAhus(state) <= state.setup.seats || state.round >= MAX_ROUNDS || state.idle >= MAX_IDLE;

/** Where a player's points come from (R9.3). */
export type Account = {
  readonly offerings: number;
  readonly resources: number;
  readonly rongo: number;
  readonly favour: number;
};

const accountOf = (state: State, seat: Seat): Account => ({
  offerings: valueOfOfferings(state, seat),
  resources: countFrom(state, seat, REED),
  rongo: RONGO_POINTS * state.rongo[seat],
  favour: FAVOUR_POINTS * state.tiles[ofTile(seat, FAVOUR)],
});

function valueOfOfferings({ takenBy }: State, seat: Seat): number {
  let value = 0;
  for (let tile = 0; tile < VALUES.length; tile++) if (takenBy[tile] === seat) value += VALUES[tile];
  return value;
}

export const accounts = (state: State): Account[] => players(state.setup.seats).map((seat) => accountOf(state, seat));

export function scores(state: State, into: number[] = []): number[] {
  into.length = state.setup.seats;
  for (let seat = 0; seat < into.length; seat++) {
    const { offerings, resources, rongo, favour } = accountOf(state, seat);
    into[seat] = offerings + resources + rongo + favour;
  }
  return into;
}

const scratch: number[] = [];

/** Most points; a tie is shared. */
export const winners = (state: State): SeatSet => highest(scores(state, scratch));
