import type { Game, Insight, Position } from '@ahu/core';

/** A game with all that the worker needs of it: to play, to tell, and what its bots look at. */
export interface Title {
  readonly game: Game;
  readonly insight: Insight;
  accounts(state: Position): readonly Readonly<Record<string, number>>[];
}

const LOADERS: Readonly<Record<string, () => Promise<{ title: unknown }>>> = {
  giants: () => import('./giants.ts'),
  'rapa-nui': () => import('./rapa-nui.ts'),
  'rapa-nui-cards': () => import('./rapa-nui-cards.ts'),
};

export const isGame = (id: string): boolean => Object.hasOwn(LOADERS, id);

export async function loadTitle(id: string): Promise<Title> {
  // Views and states of one title belong to each other; here they are only handed on.
  return (await LOADERS[id]()).title as Title;
}
