import { type Bot, type Game, type Insight, versionsOf } from '@ahu/core';
import * as giants from '@ahu/giants';
import * as rapaNui from '@ahu/rapa-nui';
import * as cards from '@ahu/rapa-nui-cards';

export interface PlayableGame {
  readonly game: Game;
  readonly greedy: Bot;
  readonly insight: Insight;
}

const GAMES = [
  { game: giants.giants, greedy: giants.greedy, insight: giants.insight },
  { game: rapaNui.rapaNui, greedy: rapaNui.greedy, insight: rapaNui.insight },
  { game: cards.rapaNuiCards, greedy: cards.greedy, insight: cards.insight },
];

// Views and states of one title belong to each other; here they are only handed on.
const BY_ID = new Map(GAMES.map((title) => [title.game.id, title as unknown as PlayableGame]));

/** All versions of the rules of all games that can be played here. */
export const KNOWN_RULES = [...BY_ID.values()].flatMap(({ game }) =>
  versionsOf(game).map(({ rulesVersion }) => ({ game: game.id, version: rulesVersion })),
);

/** A table with other rules, of a newer Ahu, is neither played nor shown here; it waits for one that knows them. */
export const knowsRules = (game: string, version: number): boolean =>
  KNOWN_RULES.some((known) => known.game === game && known.version === version);

/** The game by the rules that a table is played by. */
export function gameBy(id: string, rules: number): Game {
  const game = versionsOf(gameOf(id).game).find(({ rulesVersion }) => rulesVersion === rules);
  if (!game) throw new Error(`there is no version ${rules} of the rules of ${id}`);
  return game;
}

export function gameOf(id: string): PlayableGame {
  const title = BY_ID.get(id);
  if (!title) throw new Error(`there is no game ${JSON.stringify(id)}`);
  return title;
}
