import { kernelReady, type LevelName, playerOf, readWeights, type SearchBot } from '@ahu/bots';
import type { Position } from '@ahu/core';
import type { Title } from './titles.ts';

const WEIGHTS = import.meta.glob<{ default: unknown }>('../../../bots/weights/*.json');

/** A bot for one seat; the weights come with the first of a table. */
export async function botOf(
  { game, insight }: Title,
  level: LevelName,
  seats: number,
): Promise<SearchBot<Position, unknown>> {
  const load = WEIGHTS[`../../../bots/weights/${game.id}-${seats}.json`];
  if (!load) throw new Error(`No bot has learnt ${game.id} with ${seats} players.`);
  const [weights] = await Promise.all([load(), kernelReady()]);
  const network = readWeights(weights.default);
  return playerOf(level, game, { insight, network }, { clock: () => performance.now() });
}
