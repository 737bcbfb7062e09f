import type { GameId } from '@ahu/games/list';
import type { Kit } from './contract/kit.ts';
import type { Manifest } from './contract/manifest.ts';
import { manifest as giants } from './giants/manifest.ts';
import { manifest as rapaNui } from './rapa-nui/manifest.ts';
import { manifest as rapaNuiCards } from './rapa-nui-cards/manifest.ts';

/** What the page has of every game of the list. */
export const MANIFESTS: Readonly<Record<GameId, Manifest>> = {
  giants,
  'rapa-nui': rapaNui,
  'rapa-nui-cards': rapaNuiCards,
};

/** The pictures and words of a game come when its table is opened. */
export async function loadKit(id: GameId): Promise<Kit> {
  return (await MANIFESTS[id].kit()).kit as Kit;
}
