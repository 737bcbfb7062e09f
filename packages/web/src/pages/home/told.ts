import type { GameId } from '@ahu/games/list';
import { gameName } from '../../games/names.ts';
import type { KeptMatch } from '../../platform/storage/matches.ts';
import { w } from './words/index.ts';

/** A match in words: which game, and who sits there. */
export const told = ({ file }: KeptMatch): { game: string; names: string } => ({
  game: gameName(file.game as GameId),
  names: w().players({ names: file.seats.map(({ name }) => name) }),
});
