import { isGameId, TITLES, type Title } from '@ahu/games';

/** All versions of the rules of all games that can be played here. */
export const KNOWN_RULES = Object.values(TITLES).map(({ game }) => ({ game: game.id, version: game.rulesVersion }));

/** A table with other rules, of a newer Ahu, is neither played nor shown here; it waits for one that knows them. */
export const knowsRules = (game: string, version: number): boolean =>
  KNOWN_RULES.some((known) => known.game === game && known.version === version);

export function gameOf(id: string): Title {
  if (!isGameId(id)) throw new Error(`there is no game ${JSON.stringify(id)}`);
  return TITLES[id];
}
