/** A worker at whose table some names stand for bots that do not do what they should. */
import type { Bot } from '@ahu/core';
import { botOf } from '../src/setup/bots.ts';
import { serve } from '../src/simulation/serving.ts';

const WELL_PLAYED = 5;

/** Plays a few moves before it goes wrong. */
function goingWrong(wrong: () => number): Bot {
  let moves = 0;
  return { name: 'faulty', choose: (_view, _seat, legal) => (moves++ < WELL_PLAYED ? legal[0] : wrong()) };
}

const FAULTY: Readonly<Record<string, () => Bot>> = {
  endless: () =>
    goingWrong(() => {
      for (;;);
    }),
  crashing: () =>
    goingWrong(() => {
      throw new Error('out of ideas');
    }),
  cheating: () => goingWrong(() => 100_000),
  leaving: () => goingWrong(() => process.exit(7)),
  deaf: () => ({
    ...goingWrong(() => 0),
    sees: () => {
      throw new Error('I hear nothing');
    },
  }),
};

serve((title, name, seats, terms) => FAULTY[name]?.() ?? botOf(title, name, seats, terms));
