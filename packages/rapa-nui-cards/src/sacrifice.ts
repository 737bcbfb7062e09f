/** C4: the round of sacrifices after a moai was played. */
import type { RuleId, Seat } from '@ahu/core';
import { TYPES, type Type } from './public/vocabulary.ts';
import { HIDE, nextSeat, OFFER, ofType, pilesEmpty, SACRIFICE, type State, sacrificesOf, TAKE } from './state.ts';

export function startSacrifice(state: State): void {
  askNext(state);
}

/** On to the next player clockwise who has a card; the builder comes last (C4.1, C4.2). */
function askNext(state: State): void {
  let seat = nextSeat(state, state.asked);
  while (seat !== state.active && sacrificesOf(state, seat) === 0) seat = nextSeat(state, seat);
  state.asked = seat;
  if (seat !== state.active) state.phase = SACRIFICE;
  else if (sacrificesOf(state, seat) > 0) state.phase = HIDE;
  else startOffer(state);
}

function startOffer(state: State): void {
  state.phase = pilesEmpty(state) ? TAKE : OFFER;
}

export function breaksSacrifice(state: State, seat: Seat, type: Type): RuleId | undefined {
  return state.sacrifices[ofType(seat, type)] > 0 ? undefined : 'C4.1';
}

export function sacrifice(state: State, seat: Seat, type: Type): void {
  state.sacrifices[ofType(seat, type)]--;
  state.stone[type]++;
  noteLaid(state, seat, type);
  askNext(state);
}

export function breaksHide(state: State, seat: Seat, type: Type): RuleId | undefined {
  return state.sacrifices[ofType(seat, type)] > 0 ? undefined : 'C4.2';
}

export function hide(state: State, seat: Seat, type: Type): void {
  const card = state.faceDowns;
  for (let t = 0; t < TYPES.length; t++) state.faceDownLimit[ofType(card, t)] = possessed(state, seat, t);
  state.sacrifices[ofType(seat, type)]--;
  state.faceDown[card] = type;
  state.faceDownBy[card] = seat;
  state.faceDowns = card + 1;
  startOffer(state);
}

export function breaksOffer(state: State, _seat: Seat, type: Type): RuleId | undefined {
  return state.pile[type] > 0 ? undefined : 'C4.3';
}

export function offer(state: State, _seat: Seat, type: Type): void {
  state.pile[type]--;
  state.stone[type]++;
  state.phase = TAKE;
}

/** What everybody saw a player gain and not lay face up: what they hold, and what they hid before. */
export function possessed(state: State, seat: Seat, type: Type): number {
  let count = state.sacrifices[ofType(seat, type)];
  for (let card = 0; card < state.faceDowns; card++) {
    if (state.faceDownBy[card] === seat && state.faceDown[card] === type) count++;
  }
  return count;
}

/** A seat that lays a card face up still had it when it last hid one, so the hidden card was another (C8.4). */
function noteLaid(state: State, seat: Seat, type: Type): void {
  for (let card = state.faceDowns - 1; card >= 0; card--) {
    if (state.faceDownBy[card] !== seat) continue;
    const limit = ofType(card, type);
    state.faceDownLimit[limit] = Math.min(state.faceDownLimit[limit], possessed(state, seat, type));
    return;
  }
}
