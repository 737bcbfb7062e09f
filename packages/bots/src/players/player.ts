import type { Game, Insight, Position } from '@ahu/core';
import type { Network } from '../network/network.ts';
import { NetworkEvaluator, PlayoutEvaluator } from '../search/evaluator.ts';
import { LEVELS, type Level, type LevelName } from './levels.ts';
import { SearchBot, type Thinking } from './search-bot.ts';

export interface Training<State extends Position> {
  readonly insight: Insight<State>;
  /** Undefined for a table that no bot has been trained for: positions are judged by random playouts. */
  readonly network: Network | undefined;
}

export interface Effort {
  /** Scales the iterations, for measuring. */
  readonly scale?: number;
  /** Milliseconds; without it there is no cap on the time. */
  readonly clock?: () => number;
  /** Asked at every decision: how long to think about this one, instead of what the level says. */
  readonly limits?: () => Limits;
}

export interface Limits {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** A player of a level that a person can choose. */
export function playerOf<State extends Position, View>(
  name: LevelName,
  game: Game<State, View>,
  { insight, network }: Training<State>,
  { scale = 1, clock, limits }: Effort = {},
): SearchBot<State, View> {
  const { iterations, cap, glance }: Level = LEVELS[name];
  const evaluator = network ? new NetworkEvaluator(game, insight, network) : new PlayoutEvaluator(game, insight);
  return new SearchBot(name, game, insight, evaluator, {
    ...(glance && { glance }),
    iterations: Math.max(1, Math.round(scale * iterations)),
    ...(clock && { clock, cap: () => cap }),
    ...(limits && { limits }),
  });
}

/** A player that thinks for a given number of iterations with a given network: how networks are compared. */
export function networkPlayer<State extends Position, View>(
  game: Game<State, View>,
  { insight, network }: { readonly insight: Insight<State>; readonly network: Network },
  thinking: Thinking,
): SearchBot<State, View> {
  return new SearchBot('network', game, insight, new NetworkEvaluator(game, insight, network), thinking);
}

/** The same search with random playouts in place of the network: what learning is measured by. */
export function playoutPlayer<State extends Position, View>(
  game: Game<State, View>,
  insight: Insight<State>,
  thinking: Thinking,
): SearchBot<State, View> {
  return new SearchBot('playouts', game, insight, new PlayoutEvaluator(game, insight), thinking);
}

/** The search as the books have it: random playouts, and no move better than another at first sight. */
export function plainPlayer<State extends Position, View>(
  game: Game<State, View>,
  iterations: number,
): SearchBot<State, View> {
  const blank: Insight<State> = { featureCount: () => 0, features: () => {}, hint: () => 1 };
  return new SearchBot('plain', game, blank, new PlayoutEvaluator(game, blank), { iterations });
}
