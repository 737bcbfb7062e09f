import { askBot, type Bot, CHANCE, drawChance, firstOf, type Game, has, NOBODY, type Position, Sfc32 } from '@ahu/core';

export interface Outcome {
  readonly decisions: number;
  readonly state: Position;
}

/** Plays one game to its end; the same seed gives the same game. */
export function playGame(game: Game, options: unknown, bots: readonly Bot[], seed: string): Outcome {
  const random = new Sfc32(seed);
  const scratch = new Int32Array(game.moveCount);
  const state = game.start(bots.length, options);
  let decisions = 0;
  for (let waiting = game.toMove(state); waiting !== NOBODY; waiting = game.toMove(state)) {
    if (has(waiting, CHANCE)) game.play(state, CHANCE, drawChance(game, state, random, scratch));
    else {
      const seat = firstOf(waiting);
      game.play(state, seat, askBot(game, state, seat, bots[seat], random));
      decisions++;
    }
  }
  return { decisions, state };
}
