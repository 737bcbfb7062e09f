import type { Card } from '../../contract/manifest.ts';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';

export const card: Card = {
  Picture,
  Mark,
  words: () => ({ pitch: 'Take the last stone.', facts: '2 players', begins: 'The first seat begins.', options: {} }),
  seats: [2],
  usual: 2,
  options: [],
  board: false,
  seatZeroBegins: true,
};
