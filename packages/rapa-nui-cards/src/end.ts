/** C7: the end, the reveal and the score. */
import { highest, type RuleId, type Seat, type SeatSet } from '@ahu/core';
import { MOAI, TYPES, type Type } from './public/vocabulary.ts';
import { OVER, of, ofType, REVEAL, type State } from './state.ts';

export function endGame(state: State): void {
  state.toTake = 0;
  revealNext(state);
}

function revealNext(state: State): void {
  state.phase = state.revealed < state.faceDowns ? REVEAL : OVER;
  state.asked = state.phase === REVEAL ? state.faceDownBy[state.revealed] : state.active;
}

export function breaksReveal(state: State, _seat: Seat, type: Type): RuleId | undefined {
  return state.faceDown[state.revealed] === type ? undefined : 'C7.3';
}

export function reveal(state: State): void {
  state.revealed++;
  revealNext(state);
}

// By type: how many cards lie on the stone, and what a sacrifice card is worth. Scratch space.
const laid = new Int16Array(TYPES.length);
const values = new Int16Array(TYPES.length);

/** A sacrifice card is worth 3, less one for each higher count on the stone; nothing if that is bare (C7.3, C7.4). */
function readValues(state: State): void {
  laid.set(state.stone);
  for (let card = 0; card < state.faceDowns; card++) laid[state.faceDown[card]]++;
  let all = 0;
  for (let type = 0; type < TYPES.length; type++) all += laid[type];
  for (let type = 0; type < TYPES.length; type++) values[type] = all === 0 ? 0 : 3 - higherCounts(laid[type]);
}

/** How many different counts are higher. */
function higherCounts(own: number): number {
  let higher = 0;
  for (let type = 0; type < TYPES.length; type++) {
    if (laid[type] > own && laid.indexOf(laid[type]) === type) higher++;
  }
  return higher;
}

/** Where a player's glory comes from (C7.2). */
export type Account = {
  readonly glory: number;
  readonly moai: number;
  readonly wood: number;
  readonly sacrifices: number;
};

/** Once the values are read. */
const accountOf = (state: State, seat: Seat): Account => ({
  glory: state.glory[seat],
  moai: 4 * state.area[of(seat, MOAI)],
  wood: Math.floor(state.wood[seat] / 5),
  sacrifices: sacrificeGlory(state, seat),
});

function sacrificeGlory({ sacrifices }: State, seat: Seat): number {
  let glory = 0;
  for (let type = 0; type < TYPES.length; type++) glory += values[type] * sacrifices[ofType(seat, type)];
  return glory;
}

export function accounts(state: State): Account[] {
  readValues(state);
  return Array.from({ length: state.setup.seats }, (_, seat) => accountOf(state, seat));
}

export function scores(state: State, into: number[] = []): number[] {
  readValues(state);
  into.length = state.setup.seats;
  for (let seat = 0; seat < into.length; seat++) {
    const { glory, moai, wood, sacrifices } = accountOf(state, seat);
    into[seat] = glory + moai + wood + sacrifices;
  }
  return into;
}

const ranks: number[] = [];

/** Most glory, then most moai; then the victory is shared (C7.5). */
export function winners(state: State): SeatSet {
  scores(state, ranks);
  // There are nine moai in the game, so ten times the glory lets them decide a tie only.
  for (let seat = 0; seat < ranks.length; seat++) ranks[seat] = 10 * ranks[seat] + state.area[of(seat, MOAI)];
  return highest(ranks);
}
