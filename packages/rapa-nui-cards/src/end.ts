/** C7: the end, the reveal and the score. */
import { only, type RuleId, type Seat, type SeatSet } from '@ahu/core';
import { OVER, of, ofType, REVEAL, type State } from './state.ts';
import { MOAI, TYPES, type Type } from './vocabulary.ts';

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

/** What a sacrifice card of each type is worth: 3, less one for each higher count on the stone (C7.3, C7.4). */
function sacrificeValues(state: State): number[] {
  const laid = Array.from(state.stone);
  for (let card = 0; card < state.faceDowns; card++) laid[state.faceDown[card]]++;
  if (laid.every((count) => count === 0)) return laid;
  return laid.map((own) => 3 - laid.filter((count, type) => count > own && laid.indexOf(count) === type).length);
}

/** Where a player's glory comes from (C7.2). */
export type Account = {
  readonly glory: number;
  readonly moai: number;
  readonly wood: number;
  readonly sacrifices: number;
};

export function accounts(state: State): Account[] {
  const values = sacrificeValues(state);
  return Array.from({ length: state.setup.seats }, (_, seat) => ({
    glory: state.glory[seat],
    moai: 4 * state.area[of(seat, MOAI)],
    wood: Math.floor(state.wood[seat] / 5),
    sacrifices: sacrificeGlory(state, seat, values),
  }));
}

function sacrificeGlory({ sacrifices }: State, seat: Seat, values: readonly number[]): number {
  let glory = 0;
  for (let type = 0; type < TYPES.length; type++) glory += values[type] * sacrifices[ofType(seat, type)];
  return glory;
}

export const scores = (state: State): number[] =>
  accounts(state).map(({ glory, moai, wood, sacrifices }) => glory + moai + wood + sacrifices);

/** Most glory, then most moai; then the victory is shared (C7.5). */
export function winners(state: State): SeatSet {
  // There are nine moai in the game, so ten times the glory lets them decide a tie only.
  const ranks = scores(state).map((glory, seat) => 10 * glory + state.area[of(seat, MOAI)]);
  const best = Math.max(...ranks);
  return ranks.reduce((set, rank, seat) => (rank === best ? set | only(seat) : set), 0);
}
