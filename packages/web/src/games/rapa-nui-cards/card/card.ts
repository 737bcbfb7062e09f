import type { Card } from '../../contract/manifest.ts';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import { w } from './words/index.ts';

export const card: Card<'openHands'> = {
  Picture,
  Mark,
  words: w,
  seats: [2, 3, 4],
  usual: 2,
  options: [{ key: 'openHands', chosen: true }],
  board: false,
  seatZeroBegins: true,
};
