/** G4: what a position is worth. */
import { highest, type Seat, type SeatSet } from '@ahu/core';
import type { State } from '../position/state.ts';
import { sizeOf, TABLET_VALUE } from '../public/vocabulary.ts';

/** Where a player's prestige comes from (G4.2). */
export type Account = {
  readonly moai: number;
  readonly headdresses: number;
  readonly transport: number;
  readonly tablets: number;
};

export function accountOf(state: State, seat: Seat): Account {
  const { ahus, moaiValue, headdressValue } = state.setup.island;
  let moai = 0;
  let headdresses = 0;
  for (const ahu of ahus) {
    if (state.baseOn[ahu] !== seat || state.moaiOn[ahu] < 0) continue;
    moai += moaiValue[ahu] * sizeOf(state.moaiOn[ahu]);
    if (state.capped[ahu]) headdresses += headdressValue[ahu];
  }
  const tablets = TABLET_VALUE * Math.floor(state.tablets[seat] / 2);
  return { moai, headdresses, transport: state.prestige[seat], tablets };
}

export const accounts = (state: State): Account[] =>
  Array.from({ length: state.setup.seats }, (_, seat) => accountOf(state, seat));

export function scores(state: State, into: number[] = []): number[] {
  into.length = state.setup.seats;
  for (let seat = 0; seat < into.length; seat++) {
    const { moai, headdresses, transport, tablets } = accountOf(state, seat);
    into[seat] = moai + headdresses + transport + tablets;
  }
  return into;
}

const scratch: number[] = [];

/** G4.3 */
export const winners = (state: State): SeatSet => highest(scores(state, scratch));
