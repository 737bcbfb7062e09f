/** Records the golden games again: npm run golden. Look at the difference before you commit it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Game } from '@ahu/core';
import { recordPlaythrough } from '@ahu/core/testing';
import { giants } from '@ahu/giants';
import { rapaNui } from '@ahu/rapa-nui';
import { rapaNuiCards } from '@ahu/rapa-nui-cards';

const GAMES: readonly Game[] = [giants, rapaNui, rapaNuiCards];

for (const game of GAMES) {
  const folder = new URL(`../packages/${game.id}/test/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const seats of game.seats) {
    writeFileSync(new URL(`${seats}-players.play`, folder), recordPlaythrough(game, seats, {}, `golden ${seats}`));
  }
}
