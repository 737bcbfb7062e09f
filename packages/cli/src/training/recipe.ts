import type { Habits } from '@ahu/bots';

/** How a game is learnt. What is not said here is the same for all. */
export interface Recipe {
  readonly habits: Habits;
  /** How many of the newest positions it learns from, how often it sees each, and how many it wants before it begins. */
  readonly memory: number;
  readonly repetitions: number;
  readonly fewest: number;
  /** The same for weights that have learnt already: from few positions they would forget more than they learn. */
  readonly fewestToGoOn: number;
  /** The learning rate; it is halved after `halving` games, down to a tenth. */
  readonly rate: number;
  readonly halving: number;
  readonly gamesARound: number;
  /** The number of games after which a version joins the pool of opponents. */
  readonly generation: number;
  /** The share of games in which the learner has every seat; in the others, opponents may have all seats but one. */
  readonly alone: number;
  /** Whose the other seats are, as shares: the version it began with, a rule of thumb, and else a version of the pool. */
  readonly beginning: number;
  readonly thumb: number;
}

const HABITS: Habits = {
  thorough: 0.35,
  iterations: 32,
  briefly: 6,
  kept: 0.2,
  noise: 0.5,
  curiosity: 0.01,
  sealedCuriosity: 0.05,
  lambda: 0.97,
};

export const RECIPE: Recipe = {
  habits: HABITS,
  memory: 200_000,
  repetitions: 2,
  fewest: 1_500,
  fewestToGoOn: 20_000,
  rate: 0.0003,
  halving: 20_000,
  gamesARound: 16,
  generation: 800,
  alone: 0.4,
  beginning: 0.25,
  thumb: 0.1,
};
