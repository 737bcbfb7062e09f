import type { Kit } from './contract/kit.ts';

/** The games, in the order of the home page. */
export const GAMES = ['giants', 'rapa-nui', 'rapa-nui-cards'] as const;
export type GameId = (typeof GAMES)[number];

/** By game: the version of the rules that a new table is played by. */
export const RULES_VERSIONS: Readonly<Record<GameId, number>> = { giants: 1, 'rapa-nui': 2, 'rapa-nui-cards': 1 };

export const isGameId = (id: string): id is GameId => (GAMES as readonly string[]).includes(id);

const LOADERS: Readonly<Record<GameId, () => Promise<{ kit: unknown }>>> = {
  giants: () => import('./giants/kit.ts'),
  'rapa-nui': () => import('./rapa-nui/kit.ts'),
  'rapa-nui-cards': () => import('./rapa-nui-cards/kit.ts'),
};

/** The pictures and words of a game come when its table is opened. */
export async function loadKit(id: GameId): Promise<Kit> {
  return (await LOADERS[id]()).kit as Kit;
}
