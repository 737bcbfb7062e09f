import { CHANCE, Match, seedHash } from '@ahu/core';
import type { Fairness } from './frame.ts';

/** Plays a match again and looks whether every die and card is the one that its seed gives. */
export function fairnessOf({ game, seats, options, seed, log }: Match): Fairness {
  const again = new Match(game, { seats, options, seed, log: [] });
  const follows = log.every(({ seat, move }) => {
    const drawn = again.chanceMove();
    again.play(seat, move);
    return seat !== CHANCE || move === drawn;
  });
  return { seedHash: seedHash(seed), follows };
}
