import type { Habits } from '@ahu/bots';

/** How a game is learnt. */
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
  briefly: 12,
  kept: 0.2,
  noise: 0.5,
  curiosity: 0.01,
  sealedCuriosity: 0.05,
  lambda: 0.8,
};

const COMMON: Recipe = {
  habits: HABITS,
  memory: 200_000,
  repetitions: 4,
  fewest: 1_500,
  fewestToGoOn: 5_000,
  rate: 0.001,
  halving: 4_000,
  gamesARound: 16,
  generation: 800,
  alone: 0.6,
  beginning: 0.25,
  thumb: 0.1,
};

const OWN: Readonly<Record<string, Partial<Recipe>>> = {
  // A game of Giants leaves three times the positions of the others: what came of it has to reach the first ones.
  giants: { habits: { ...HABITS, lambda: 0.95 } },
  // Where luck weighs much, a few thousand games teach more of their luck than of the game: many games, small steps.
  'rapa-nui-cards': {
    memory: 1_000_000,
    repetitions: 2,
    fewestToGoOn: 150_000,
    rate: 0.0003,
    halving: 20_000,
    generation: 5_000,
  },
};

export const recipeOf = (game: string): Recipe => ({ ...COMMON, ...OWN[game] });
