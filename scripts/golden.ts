/** Records the golden games again: npm run golden. Look at the difference before you commit it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { recordPlaythrough } from '@ahu/core/testing';
import { giants } from '@ahu/giants';
import { rapaNui } from '@ahu/rapa-nui';
import { rapaNuiCards } from '@ahu/rapa-nui-cards';

for (const game of [giants, rapaNui, rapaNuiCards]) {
  const folder = new URL(`../packages/${game.id}/test/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const seats of game.seats) {
    writeFileSync(new URL(`${seats}-players.play`, folder), recordPlaythrough(game, seats, {}, `golden ${seats}`));
  }
}
