/** Players of one idea each, who go by `greedy` where it says nothing: to find out whether bots can be exploited. */
import { type Bot, type Idea as GameIdea, type Move, scriptedBot } from '@ahu/core';
import { giants } from './game/game.ts';
import { greedy } from './greedy/greedy.ts';
import type { Act } from './public/acts.ts';
import { type Held, sculptorsIn } from './public/bids.ts';
import type { View } from './public/view.ts';
import type { ActionName } from './public/vocabulary.ts';

type Idea = GameIdea<View>;

const script = (name: string, ideas: readonly Idea[]): Bot<View> => scriptedBot(name, ideas, greedy);

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

const until = (round: number, ideas: readonly Idea[]): Idea[] =>
  ideas.map((idea) => (view, moves) => (view.round <= round ? idea(view, moves) : undefined));

/** All sculptors that there are, and at most one marker. */
const bidsMost: Idea = (_view, moves) => {
  const modest = moves.flatMap((move): { move: Move; held: Held }[] => {
    const act = giants.actOf(move);
    return act.kind === 'bid' && act.markers <= 1 ? [{ move, held: act }] : [];
  });
  return modest.toSorted((a, b) => sculptorsIn(b.held) - sculptorsIn(a.held))[0]?.move;
};

export const scripts: readonly Bot<View>[] = [
  script('tablet-opening', until(3, [bidsNothing, sorcererFor('hut'), takesTablet, chiefFor('hut')])),
  script('never-bids', [bidsNothing]),
  script('moai-rush', until(4, [bidsMost])),
  script('village-rush', until(5, [sorcererFor('village'), chiefFor('village')])),
  script('wood-hoarder', [sorcererFor('forest'), chiefFor('forest')]),
];
