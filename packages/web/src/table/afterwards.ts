import type { MatchFile } from '@ahu/core';
import type { GameId } from '@ahu/games/list';
import { go } from '../platform/router.svelte.ts';
import { handOut } from '../platform/storage/hand-out.ts';
import { newMatch } from './matches/new-match.ts';

/** Hands a match out, called by its game and its players. */
export const handOutMatch = (file: MatchFile): void =>
  handOut(file, `${file.game} – ${file.seats.map(({ name }) => name).join(', ')}`);

/** The same people and bots once more. */
export async function playAgain({ game, seats, options }: MatchFile): Promise<void> {
  go(`/play/${await newMatch(game as GameId, seats, options)}`);
}
