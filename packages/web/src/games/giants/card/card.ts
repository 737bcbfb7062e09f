import type { Card } from '../../contract/manifest.ts';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import { w } from './words/index.ts';

export const card: Card<'quickStart' | 'openScore' | 'screens' | 'bases' | 'ownBases'> = {
  Picture,
  Mark,
  words: w,
  seats: [3, 4, 5],
  usual: 3,
  options: [
    { key: 'quickStart', chosen: true },
    { key: 'openScore', chosen: true },
    { key: 'screens', chosen: 'open' },
    { key: 'bases', chosen: 'shown' },
    { key: 'ownBases', chosen: 'remembered', usual: 'marked' },
  ],
  board: true,
  seatZeroBegins: false,
};
