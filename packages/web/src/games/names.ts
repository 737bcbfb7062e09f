import { type GameId, nameOf } from '@ahu/games/list';
import { settings } from '../platform/settings.svelte.ts';

/** What the reader calls a game. */
export const gameName = (game: GameId): string => nameOf(game, settings.language);
