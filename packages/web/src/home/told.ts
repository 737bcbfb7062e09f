import type { KeptMatch } from '../store/matches.ts';
import type { GameId } from '../tables/kits.ts';
import { w } from './words/index.ts';

/** A match in words: which game, and who sits there. */
export const told = ({ file }: KeptMatch): { game: string; names: string } => ({
  game: w().games[file.game as GameId].name,
  names: w().players({ names: file.seats.map(({ name }) => name) }),
});
