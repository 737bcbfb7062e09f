import type { GameId } from '@ahu/games/list';
import type { Asking } from './contract/asking.ts';
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

const plainKit = (): Promise<{ kit: unknown }> => import('./plain/kit.ts');

/** The pictures and words of a game come when its table is opened. */
export async function loadKit(id: GameId): Promise<Kit> {
  const { kit: load = plainKit } = MANIFESTS[id];
  return (await load()).kit as Kit;
}

/** The questions of a game, if it has any. */
export async function loadAsking(id: GameId): Promise<Asking | undefined> {
  return (await MANIFESTS[id].asking?.())?.asking as Asking | undefined;
}
