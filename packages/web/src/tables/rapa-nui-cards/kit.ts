import type { Kit } from '../kit.ts';
import Board from './Board.svelte';

export const kit: Kit = {
  Board,
  question: () => '',
  say: (notation) => ({ heading: '', text: notation }),
  tell: () => [],
  stage: () => '',
  standing: () => ({ score: undefined }),
  source: (key) => key,
};
