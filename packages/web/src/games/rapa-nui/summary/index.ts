import type { Summary } from '../../contract/summary.ts';
import Piece from './Piece.svelte';
import { w } from './words/index.ts';

export const summary: Summary = {
  Piece,
  parts: [
    { key: 'goal', pieces: ['reed', 'egg', 'wood', 'pearl'] },
    { key: 'place', pieces: ['villager', 'sorcerer', 'chief'] },
    { key: 'carry', pieces: ['moai', 'pukao'] },
    { key: 'end', pieces: ['rongo'] },
  ],
  words: w,
};
