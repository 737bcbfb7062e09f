import { type Game, versionsOf } from '@ahu/core';
import { isGameId, TITLES, type Title } from '@ahu/games';

/** All versions of the rules of all games that can be played here. */
export const KNOWN_RULES = Object.values(TITLES).flatMap(({ game }) =>
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

export function gameOf(id: string): Title {
  if (!isGameId(id)) throw new Error(`there is no game ${JSON.stringify(id)}`);
  return TITLES[id];
}
