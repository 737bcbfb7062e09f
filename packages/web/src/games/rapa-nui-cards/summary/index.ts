import type { Summary } from '../../contract/summary.ts';
import Drawings from './Drawings.svelte';
import Piece from './Piece.svelte';
import { w } from './words/index.ts';

export const summary: Summary = {
  Drawings,
  Piece,
  parts: [
    { key: 'turn', pieces: ['fish', 'berry', 'potato', 'cereal'] },
    { key: 'score', pieces: ['woodcutter', 'priest', 'moai'] },
    { key: 'stone', pieces: ['s-berry'] },
    { key: 'end', pieces: [] },
  ],
  words: w,
};
