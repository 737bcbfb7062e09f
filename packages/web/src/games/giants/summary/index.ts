import type { Summary } from '../../contract/summary.ts';
import Drawings from './Drawings.svelte';
import Piece from './Piece.svelte';
import { w } from './words/index.ts';

export const summary: Summary = {
  Drawings,
  Piece,
  parts: [
    { key: 'goal', pieces: ['moai', 'base', 'headdress'] },
    { key: 'round', pieces: ['worker', 'sorcerer', 'chief', 'marker'] },
    { key: 'transport', pieces: ['log'] },
    { key: 'end', pieces: ['tablet'] },
  ],
  words: w,
};
