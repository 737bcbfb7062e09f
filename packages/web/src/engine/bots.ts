import { LEVELS, type LevelName, playerOf, readWeights, type SearchBot } from '@ahu/bots';
import type { Position } from '@ahu/core';
import type { Title } from './titles.ts';

const WEIGHTS = import.meta.glob<{ default: unknown }>('../../../bots/weights/*.json');

export const isLevel = (name: string): name is LevelName => Object.hasOwn(LEVELS, name);

/** A bot for one seat; the weights come with the first of a table. */
export async function botOf(title: Title, level: LevelName, seats: number): Promise<SearchBot<Position, unknown>> {
  const weights = await WEIGHTS[`../../../bots/weights/${title.game.id}-${seats}.json`]();
  const network = readWeights(weights.default);
  return playerOf(level, title.game, { insight: title.insight, network }, { clock: () => performance.now() });
}
