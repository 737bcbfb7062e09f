/** Players of one idea each, who go by `greedy` where it says nothing: to find out whether bots can be exploited. */
import type { Bot, Move } from '@ahu/core';
import { BID_PARTS, sculptorsOf } from './bids.ts';
import { greedy } from './greedy/greedy.ts';
import type { View } from './knowledge.ts';
import * as m from './moves.ts';
import { FOREST, HUT, VILLAGE } from './vocabulary.ts';

/** Of the legal moves, the one that the idea wants; undefined where it wants nothing. */
type Idea = (view: View, moves: readonly Move[]) => Move | undefined;

const script = (name: string, idea: Idea): Bot<View> => ({
  name,
  choose: (view, seat, moves, random) => idea(view, moves) ?? greedy.choose(view, seat, moves, random),
});

const bidsNothing: Idea = (_view, moves) => moves.find((move) => move === m.moveOf(m.BIDS_SEALED, 0));

const tablet: Idea = (_view, moves) => moves.find((move) => m.VERB_OF[move] === m.TAKES_TABLET);

const sorcererFor =
  (action: number): Idea =>
  (_view, moves) =>
    moves.find((move) => m.VERB_OF[move] === m.PLACES_SORCERER && m.sorcererAction(m.ARGUMENT_OF[move]) === action);

const chiefFor =
  (action: number): Idea =>
  (_view, moves) =>
    moves.find((move) => m.VERB_OF[move] === m.PLACES_CHIEF && m.chiefAction(m.ARGUMENT_OF[move]) === action);

const firstOf =
  (...ideas: Idea[]): Idea =>
  (view, moves) => {
    for (const idea of ideas) {
      const move = idea(view, moves);
      if (move !== undefined) return move;
    }
    return undefined;
  };

const until =
  (round: number, idea: Idea): Idea =>
  (view, moves) =>
    view.round <= round ? idea(view, moves) : undefined;

/** All sculptors that there are, and one marker. */
const bidsMost: Idea = (_view, moves) => {
  const bids = moves.filter((move) => m.VERB_OF[move] === m.BIDS_SEALED);
  const sizeOf = (move: Move) => sculptorsOf(BID_PARTS[m.ARGUMENT_OF[move]]);
  const modest = bids.filter((move) => BID_PARTS[m.ARGUMENT_OF[move]].markers <= 1);
  return modest.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
};

export const scripts: readonly Bot<View>[] = [
  script('tablet-opening', until(3, firstOf(bidsNothing, sorcererFor(HUT), tablet, chiefFor(HUT)))),
  script('never-bids', bidsNothing),
  script('moai-rush', until(4, bidsMost)),
  script('village-rush', until(5, firstOf(sorcererFor(VILLAGE), chiefFor(VILLAGE)))),
  script('wood-hoarder', firstOf(sorcererFor(FOREST), chiefFor(FOREST))),
];
