import { kernelReady, type Network, playerOf, readWeights, type SearchBot } from '@ahu/bots';
import type { Position } from '@ahu/core';
import { ISLANDER } from '@ahu/daily/island';
import type { BotName } from './service.ts';
import type { Title } from './titles.ts';

const WEIGHTS = import.meta.glob<{ default: unknown }>('../../../bots/weights/*.json');

/** What was learnt for a table with this number of seats; undefined if nothing was. */
export async function networkOf(game: string, seats: number): Promise<Network | undefined> {
  const load: (typeof WEIGHTS)[string] | undefined = WEIGHTS[`../../../bots/weights/${game}-${seats}.json`];
  const [weights] = await Promise.all([load?.(), kernelReady()]);
  return weights && readWeights(weights.default);
}

/** A bot for one seat; the weights, if a table has some, come with the first. */
export async function botOf(
  { game, insight }: Title,
  name: BotName,
  seats: number,
): Promise<SearchBot<Position, unknown>> {
  const network = await networkOf(game.id, seats);
  if (name === ISLANDER && network) return (await import('@ahu/daily/bot')).islanderOf({ game, insight, network });
  return playerOf(name === ISLANDER ? 'fair' : name, game, { insight, network }, { clock: () => performance.now() });
}
