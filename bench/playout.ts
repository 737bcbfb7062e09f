import { CHANCE, drawChance, firstOf, type Game, has, NOBODY, type Random } from '@ahu/core';

export interface Outcome {
  /** Moves of players; dice and cards are no decisions. */
  readonly decisions: number;
  readonly scores: readonly number[];
}

/** Plays one whole game, every legal move of every decision listed and each as likely as the others. */
export type Playout = (random: Random) => Outcome;

/** Through the contract alone, as a bot would: this is what every game of ours is measured with. */
export function contractPlayout(game: Game, seats: number): Playout {
  const opening = game.start(seats, game.readOptions({}));
  const state = game.copy(opening);
  const out = new Int32Array(game.moveCount);
  return (random) => {
    game.copy(opening, state);
    let decisions = 0;
    for (let waiting = game.toMove(state); waiting !== NOBODY; waiting = game.toMove(state)) {
      if (has(waiting, CHANCE)) game.play(state, CHANCE, drawChance(game, state, random, out));
      else {
        const seat = firstOf(waiting);
        game.play(state, seat, out[random.below(game.moves(state, seat, out))]);
        decisions++;
      }
    }
    return { decisions, scores: game.scores(state) };
  };
}
