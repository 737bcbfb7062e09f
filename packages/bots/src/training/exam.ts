import { askBot, type Bot, type Game, type Insight, type Position, playToEnd, Sfc32, seatsOf } from '@ahu/core';
import { NetworkEvaluator } from '../evaluator.ts';
import type { Network } from '../network.ts';
import { SearchBot } from '../search-bot.ts';

/** Lets the network play without search, one seat after the other, at tables of an opponent; returns its victories. */
export function examine<State extends Position, View>(
  game: Game<State, View>,
  insight: Insight<State>,
  network: Network,
  opponent: Bot<View>,
  start: State,
  first: number,
  games: number,
): number {
  const candidate = new SearchBot('candidate', game, insight, new NetworkEvaluator(insight, network), {
    iterations: 1,
    looks: 1,
  });
  const { seats } = start.setup;
  let victories = 0;
  for (let n = first; n < first + games; n++) {
    const state = game.copy(start);
    const random = new Sfc32(`exam ${n}`);
    playToEnd(game, state, random, (seat) =>
      askBot(game, state, seat, seat === n % seats ? candidate : opponent, random),
    );
    const winners = seatsOf(game.winners(state));
    if (winners.includes(n % seats)) victories += 1 / winners.length;
  }
  return victories;
}
