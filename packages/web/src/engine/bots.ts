import { type LevelName, playerOf, readWeights, type SearchBot } from '@ahu/bots';
import type { Game, Position } from '@ahu/core';
import type { Mind } from './titles.ts';

const WEIGHTS = import.meta.glob<{ default: unknown }>('../../../bots/weights/*.json');

/** A bot for one seat; the weights come with the first of a table. */
export async function botOf(
  game: Game,
  { insight }: Mind,
  level: LevelName,
  seats: number,
): Promise<SearchBot<Position, unknown>> {
  const load = WEIGHTS[`../../../bots/weights/${game.id}-${seats}.json`];
  if (!load) throw new Error(`No bot has learnt ${game.id} with ${seats} players.`);
  const network = readWeights((await load()).default);
  return playerOf(level, game, { insight, network }, { clock: () => performance.now() });
}
