import { type GameId, loadKit } from '../../src/games/registry.ts';
import { withWords } from '../../src/platform/words/catalogue.svelte.ts';
import { frameAt, NAMES } from '../positions.ts';
import { type Specimen, specimen } from '../specimen.ts';

const STAGES = { start: 0, early: 12, middle: 60, late: 140, end: 2_000 } as const;

/** The whole table of a game, from its start to its end. */
export async function boardsOf(game: GameId, seats: number): Promise<readonly Specimen[]> {
  const { Board } = await withWords(loadKit(game));
  const stages = Object.entries(STAGES).map(async ([stage, plies]) => {
    const frame = await frameAt(game, seats, plies);
    const names = NAMES.slice(0, seats);
    return specimen(`board, ${stage}`, Board, { frame, names, play: () => {}, lights: new Set<string>() }, true);
  });
  return Promise.all(stages);
}
