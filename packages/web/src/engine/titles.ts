import type { Explainer, Game, Insight, Move, Position, Refusal, RuleId, Seat } from '@ahu/core';
import type { GameId } from '@ahu/games/list';

type Explain = (state: Position, seat: Seat, move: Move, rule: RuleId | undefined) => Refusal | undefined;

/** A game with all that the worker needs of it: to play, to tell, and what its bots look at. */
export interface Title {
  readonly game: Game;
  readonly insight: Insight;
  accounts(state: Position): readonly Readonly<Record<string, number>>[];
  /** Loaded when the first move is refused. */
  explain(): Promise<{ explain: Explain }>;
  /** Loaded when the first hint is asked for; without it hints say what to play, and not why. */
  reasons?(): Promise<{ explainer: Explainer }>;
}

/** The rules of each game come when a match of it is opened. */
const LOADERS: Readonly<Record<GameId, () => Promise<unknown>>> = {
  giants: async () => (await import('./games/giants/manifest.ts')).title,
  'rapa-nui': async () => (await import('./games/rapa-nui/manifest.ts')).title,
  'rapa-nui-cards': async () => (await import('./games/rapa-nui-cards/manifest.ts')).title,
};

export const isGame = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

export async function loadTitle(id: string): Promise<Title> {
  // Views and states of one title belong to each other; here they are only handed on.
  return (await LOADERS[id as GameId]()) as Title;
}

export const loadExplain = async (id: string): Promise<Explain> => (await (await loadTitle(id)).explain()).explain;
