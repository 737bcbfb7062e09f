import type { Bot, Insight, Move } from '@ahu/core';
import { type Nim, nim } from './nim.ts';

export { nim };

/** The rule of thumb: leave a multiple of four. */
export const greedy: Bot = {
  name: 'greedy',
  choose: (view, _seat, moves) => {
    const { heap } = view as { readonly heap: number };
    return moves.find((move: Move) => (heap - move - 1) % 4 === 0) ?? moves[0];
  },
};

export const insight: Insight<Nim> = {
  featureCount: () => 1,
  features: ({ heap }, _seat, out) => {
    out[0] = heap / 10;
  },
  hint: () => 1,
  open: true,
};

export const accounts = (state: Nim): Readonly<Record<string, number>>[] =>
  nim.scores(state).map((points) => ({ last: points }));
