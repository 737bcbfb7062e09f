/** Records the golden games again: npm run golden. Look at the difference before you commit it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { recordPlaythrough } from '@ahu/core/testing';
import { TITLES } from '@ahu/games';

for (const { game } of Object.values(TITLES)) {
  const folder = new URL(`../packages/${game.id}/test/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const seats of game.seats) {
    writeFileSync(new URL(`${seats}-players.play`, folder), recordPlaythrough(game, seats, {}, `golden ${seats}`));
  }
}
