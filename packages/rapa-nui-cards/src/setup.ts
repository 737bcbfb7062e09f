/** C2: the table before the first card is laid. */
import { players, type Seat } from '@ahu/core';
import type { Options } from './public/view.ts';
import { DECK, KINDS, PILE, START_WOOD, TYPES, WOODCUTTER } from './public/vocabulary.ts';
import { layout, of, ofType, type State } from './state.ts';

/** Three hunter-gatherers; the colour of seat i lacks type i (C1.2). */
export const startHand = (seat: Seat): number[] =>
  KINDS.map((_, kind) => (kind < TYPES.length && kind !== seat ? 1 : 0));

export function start(seats: number, { openHands }: Options): State {
  const state = layout.fresh({ seats, openHands });
  state.dealing = 1;
  state.deck.set(DECK);
  state.pile.fill(PILE - seats);
  for (const seat of players(seats)) {
    state.area[of(seat, WOODCUTTER)] = 1;
    state.hand.set(startHand(seat), of(seat, 0));
    state.sacrifices.fill(1, ofType(seat, 0), ofType(seat + 1, 0));
    state.wood[seat] = START_WOOD[seat];
  }
  return state;
}
