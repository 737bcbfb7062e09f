import { type Act, CHANCE, type Facts, type Game, type Position } from '@ahu/core';
import type { Words } from './words.ts';

/** Words for a game that brings none: the view field by field, and moves by their notation. */
export function plainWords<State extends Position, View, Options, A extends Act>(
  game: Game<State, View, Options, A>,
): Words<View, A> {
  return {
    describe: (view) => Object.entries(view as object).map(([field, value]) => `  ${field}  ${JSON.stringify(value)}`),
    ask: () => 'Choose a move.',
    explain: () => '',
    refuse: ({ why, ...facts }: Facts) => `${why} ${JSON.stringify(facts)}.`,
    tell: ({ seat, act }, names) => {
      const move = act === undefined ? 'moves in secret' : game.write(game.moveOf(act));
      return [`${seat === CHANCE ? 'Chance' : names[seat]}: ${move}.`];
    },
  };
}
