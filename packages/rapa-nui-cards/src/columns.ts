import { COLUMN_LENGTH, KINDS, type Kind } from './public/vocabulary.ts';
import type { State } from './state.ts';

/** The card laid last: the one that can be taken (C2.2). */
export const frontOf = (state: State, column: number): Kind =>
  state.cards[column * COLUMN_LENGTH + state.height[column] - 1];

export function deckSize({ deck }: State): number {
  let size = 0;
  for (let kind = 0; kind < KINDS.length; kind++) size += deck[kind];
  return size;
}
