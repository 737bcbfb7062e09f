/** C5, and the laying out of C2.2: columns, takes and refills. */
import type { RuleId, Seat } from '@ahu/core';
import { deckSize, frontOf } from './columns.ts';
import { endGame } from './end.ts';
import { LAYS, moveOf, TAKES } from './moves.ts';
import { COLUMN_LENGTH, COLUMNS, KINDS, type Kind } from './public/vocabulary.ts';
import { score } from './scoring.ts';
import { LAY, of, type State, TAKE } from './state.ts';
import { startTurn } from './turn.ts';

export function breaksTake(state: State, _seat: Seat, column: number): RuleId | undefined {
  return state.height[column] > 0 ? undefined : 'C5.1';
}

export function listTakes(state: State, seat: Seat, out: Int32Array): number {
  let count = 0;
  for (let column = 0; column < COLUMNS; column++) {
    if (breaksTake(state, seat, column) === undefined) out[count++] = moveOf(TAKES, column);
  }
  return count;
}

export function take(state: State, seat: Seat, column: number): void {
  const kind = frontOf(state, column);
  state.cards[column * COLUMN_LENGTH + --state.height[column]] = -1;
  state.hand[of(seat, kind)]++;
  state.toTake--;
  state.column = column;
  if (state.height[column] === 0) state.phase = LAY;
  else goOnTaking(state);
}

function goOnTaking(state: State): void {
  if (state.toTake > 0) state.phase = TAKE;
  else score(state, frontOf(state, state.column));
}

export function breaksLay(state: State, _seat: Seat, kind: Kind): RuleId | undefined {
  return state.deck[kind] > 0 ? undefined : 'C2.2';
}

export function listLays(state: State, seat: Seat, out: Int32Array): number {
  let count = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (breaksLay(state, seat, kind) === undefined) out[count++] = moveOf(LAYS, kind);
  }
  return count;
}

export function lay(state: State, _seat: Seat, kind: Kind): void {
  const { column } = state;
  state.deck[kind]--;
  state.cards[column * COLUMN_LENGTH + state.height[column]++] = kind;
  const used = deckSize(state) === 0;
  if (state.height[column] < COLUMN_LENGTH && !used) return;
  if (state.dealing) dealOn(state);
  else if (used) endGame(state);
  else goOnTaking(state);
}

function dealOn(state: State): void {
  if (++state.column < COLUMNS) return;
  state.column = 0;
  state.dealing = 0;
  startTurn(state, 0);
}
