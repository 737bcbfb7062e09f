import { CHANCE } from '@ahu/core';
import type { Kit } from '../contract/kit.ts';
import Board from './Board.svelte';
import { question } from './question.ts';
import { w } from './words/index.ts';

/** A table for a game that brings none of its own: its moves are called by their notation. */
export const kit: Kit = {
  Board,
  question,
  stage: () => '',
  standing: () => ({ score: undefined }),
  source: (key) => key,
  refuse: async () => w().refused,
  asksOpenly: () => false,
  say: (notation) => ({ heading: '', text: notation }),
  tell: ({ seat, notation }, names) => {
    const name = seat === CHANCE ? w().chance : names[seat];
    return [{ text: notation === undefined ? w().toldHidden({ name }) : w().told({ name, notation }), lights: [] }];
  },
  about: () => [],
  isAside: () => false,
  routine: () => undefined,
  sound: () => 'wood',
};
