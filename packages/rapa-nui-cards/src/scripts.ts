/** Players of one idea each, who go by `greedy` where it says nothing: to find out whether bots can be exploited. */
import type { Bot, Move } from '@ahu/core';
import { greedy } from './greedy.ts';
import type { View } from './knowledge.ts';
import * as m from './moves.ts';
import { MOAI, PRIEST, TYPES, WOODCUTTER } from './vocabulary.ts';

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

const legal =
  (verb: number, argument: number): Idea =>
  (_view, moves) =>
    moves.find((move) => move === m.moveOf(verb, argument));

const plays = (kind: number): Idea => legal(m.PLAYS, kind - TYPES.length);

/** The column with such a card in front. */
const takes =
  (kind: number): Idea =>
  ({ columns }, moves) =>
    moves.find((move) => m.VERB_OF[move] === m.TAKES && columns[m.ARGUMENT_OF[move]].at(-1) === kind);

const anyOf =
  (verb: number): Idea =>
  (_view, moves) =>
    moves.find((move) => m.VERB_OF[move] === verb);

/** Several cards of a type at once, as many as there are. */
const gathersMost: Idea = (_view, moves) => moves.findLast((move) => m.VERB_OF[move] === m.GATHERS);

const [GLORY, WOOD] = [0, 1];

export const scripts: readonly Bot<View>[] = [
  script('moai-rush', [plays(MOAI), plays(WOODCUTTER), takes(MOAI), takes(WOODCUTTER), legal(m.CHOICES, WOOD)]),
  script('priest-rush', [plays(PRIEST), takes(PRIEST), legal(m.CHOICES, GLORY)]),
  script('wood-hoarder', [plays(WOODCUTTER), takes(WOODCUTTER), legal(m.CHOICES, WOOD)]),
  script('buyer', [anyOf(m.BUYS)]),
  script('gatherer', [gathersMost]),
];
