import type { Insight } from '@ahu/core';

/** What bots know about a game; loaded when the first of them is asked. */
export interface Mind {
  readonly insight: Insight;
}

const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  giants: () => import('./minds/giants.ts'),
  'rapa-nui': () => import('./minds/rapa-nui.ts'),
  'rapa-nui-cards': () => import('./minds/rapa-nui-cards.ts'),
};

export const loadMind = async (game: string): Promise<Mind> => (await LOADERS[game]()) as Mind;
