import type { Game } from '@ahu/core';
import { expectName } from '../terminal/nearest.ts';
import type { GameManifest } from './contract/manifest.ts';
import { manifest as giants } from './giants/manifest.ts';
import { manifest as rapaNui } from './rapa-nui/manifest.ts';
import { manifest as rapaNuiCards } from './rapa-nui-cards/manifest.ts';

/** All games of this command, in the order of its help. */
export const MANIFESTS: readonly GameManifest[] = [giants, rapaNui, rapaNuiCards];

export const GAMES: readonly Game[] = MANIFESTS.map(({ game }) => game);

/** The game with this id; throws a failure that guesses which one was meant. */
export function findGame(id: string): GameManifest {
  const ids = GAMES.map((game) => game.id);
  return MANIFESTS[ids.indexOf(expectName('game', id, ids))];
}
