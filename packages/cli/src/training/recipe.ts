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
  /** The size of the steps; it halves after so many games, down to a tenth. */
  readonly rate: number;
  readonly halving: number;
  readonly gamesARound: number;
  /** A version joins the pool of opponents after so many games. */
  readonly generation: number;
  /** The share of games in which every seat is the learner's; in the others every seat but one may be somebody else's. */
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
