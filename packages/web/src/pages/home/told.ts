import type { GameId } from '../../games/registry.ts';
import { w as gameWords } from '../../games/words/index.ts';
import type { KeptMatch } from '../../platform/storage/matches.ts';
import { w } from './words/index.ts';

/** A match in words: which game, and who sits there. */
export const told = ({ file }: KeptMatch): { game: string; names: string } => ({
  game: gameWords().games[file.game as GameId].name,
  names: w().players({ names: file.seats.map(({ name }) => name) }),
});
