/** Players of one idea each, who go by `greedy` where it says nothing: to find out whether bots can be exploited. */
import type { Bot, Move } from '@ahu/core';
import { greedy } from './greedy/index.ts';
import type { View } from './knowledge.ts';
import * as m from './moves.ts';
import { PLACEMENT_COUNT } from './placement.ts';
import { FIRST_USE } from './tiles/index.ts';
import { BARTER, CHIEF, COLUMNS, LAND, POPULAR } from './vocabulary.ts';

type Idea = (view: View, moves: readonly Move[]) => Move | undefined;

const script = (name: string, ideas: readonly Idea[]): Bot<View> => ({
  name,
  choose: (view, seat, moves, random) => {
    for (const idea of ideas) {
      const move = idea(view, moves);
      if (move !== undefined) return move;
    }
    return greedy.choose(view, seat, moves, random);
  },
});

const buys =
  (improvement: number): Idea =>
  (_view, moves) =>
    moves.find((move) => move === m.moveOf(m.BUYS, improvement));

const buysAny: Idea = (_view, moves) => moves.find((move) => m.VERB_OF[move] === m.BUYS);

/** The tablet as Barter, for the most valuable resources. */
const bartersByTablet: Idea = (_view, moves) =>
  moves.findLast((move) => {
    const use = m.ARGUMENT_OF[move];
    return m.VERB_OF[move] === m.RONGOS && use >= FIRST_USE[BARTER] && use < FIRST_USE[BARTER + 1];
  });

const placement = (move: Move): number => (m.VERB_OF[move] === m.PLACES ? m.ARGUMENT_OF[move] % PLACEMENT_COUNT : -1);

/** Villagers into the quarry while there is room. */
const sculpts: Idea = (_view, moves) =>
  moves.find((move) => placement(move) >= LAND.length && placement(move) < LAND.length + COLUMNS);

/** The sorcerer to the first free place of the track. */
const hurries: Idea = (_view, moves) => moves.find((move) => placement(move) >= LAND.length + COLUMNS);

/** Resources are kept as points: no offering is bought. */
const hoards: Idea = ({ phase }, moves) =>
  phase === 'transport' ? (moves.find((move) => m.write(move) === 'carry large moai') ?? undefined) : undefined;

const first =
  (idea: Idea): Idea =>
  (view, moves) =>
    view.round <= 1 ? idea(view, moves) : undefined;

export const scripts: readonly Bot<View>[] = [
  script('barter-and-chief', [first(buys(CHIEF)), first(bartersByTablet)]),
  script('sculptor-rush', [sculpts]),
  script('first-in-line', [hurries]),
  script('buyer', [buys(POPULAR), buysAny]),
  script('hoarder', [hoards]),
];
