import {
  askBot,
  type Bot,
  CHANCE,
  drawChance,
  firstOf,
  type Game,
  has,
  type Insight,
  type Position,
  Sfc32,
  seatsOf,
} from '@ahu/core';
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
  });
  const scratch = new Int32Array(game.moveCount);
  const { seats } = start.setup;
  let victories = 0;
  for (let n = first; n < first + games; n++) {
    const state = game.copy(start);
    const random = new Sfc32(`exam ${n}`);
    for (let waiting = game.toMove(state); waiting !== 0; waiting = game.toMove(state)) {
      const seat = has(waiting, CHANCE) ? CHANCE : firstOf(waiting);
      const bot = seat === n % seats ? candidate : opponent;
      const move = seat === CHANCE ? drawChance(game, state, random, scratch) : askBot(game, state, seat, bot, random);
      game.play(state, seat, move);
    }
    const winners = seatsOf(game.winners(state));
    if (winners.includes(n % seats)) victories += 1 / winners.length;
  }
  return victories;
}
