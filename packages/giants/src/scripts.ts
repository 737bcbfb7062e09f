/** Players of one idea each, who go by `greedy` where it says nothing: to find out whether bots can be exploited. */
import type { Bot, Move } from '@ahu/core';
import { giants } from './game/game.ts';
import { greedy } from './greedy/greedy.ts';
import type { Act } from './public/acts.ts';
import { type Held, sculptorsIn } from './public/bids.ts';
import type { View } from './public/view.ts';
import type { ActionName } from './public/vocabulary.ts';

/** Of the legal moves, the one that the idea wants; undefined where it wants nothing. */
type Idea = (view: View, moves: readonly Move[]) => Move | undefined;

const script = (name: string, idea: Idea): Bot<View> => ({
  name,
  choose: (view, seat, moves, random) => idea(view, moves) ?? greedy.choose(view, seat, moves, random),
});

/** The first legal act of which this is true. */
const wants =
  (test: (act: Act) => boolean): Idea =>
  (_view, moves) =>
    moves.find((move) => test(giants.actOf(move)));

const bidsNothing = wants(
  (act) => act.kind === 'bid' && act.markers + act.workers === 0 && !act.sorcerer && !act.chief,
);
const takesTablet = wants((act) => act.kind === 'takeTablet');
const sorcererFor = (action: ActionName): Idea =>
  wants((act) => act.kind === 'place' && act.piece === 'sorcerer' && act.action === action);
const chiefFor = (action: ActionName): Idea =>
  wants((act) => act.kind === 'place' && act.piece === 'chief' && act.action === action);

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

/** All sculptors that there are, and at most one marker. */
const bidsMost: Idea = (_view, moves) => {
  const modest = moves.flatMap((move): { move: Move; held: Held }[] => {
    const act = giants.actOf(move);
    return act.kind === 'bid' && act.markers <= 1 ? [{ move, held: act }] : [];
  });
  return modest.toSorted((a, b) => sculptorsIn(b.held) - sculptorsIn(a.held))[0]?.move;
};

export const scripts: readonly Bot<View>[] = [
  script('tablet-opening', until(3, firstOf(bidsNothing, sorcererFor('hut'), takesTablet, chiefFor('hut')))),
  script('never-bids', bidsNothing),
  script('moai-rush', until(4, bidsMost)),
  script('village-rush', until(5, firstOf(sorcererFor('village'), chiefFor('village')))),
  script('wood-hoarder', firstOf(sorcererFor('forest'), chiefFor('forest'))),
];
