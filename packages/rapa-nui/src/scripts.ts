/** Players of one idea each, who go by `greedy` where it says nothing: to find out whether bots can be exploited. */
import { type Bot, type Idea as GameIdea, scriptedBot } from '@ahu/core';
import { rapaNui } from './game/game.ts';
import { greedy } from './greedy/index.ts';
import type { Act } from './public/acts.ts';
import type { View } from './public/view.ts';
import type { ImprovementName } from './public/vocabulary.ts';

type Idea = GameIdea<View>;

const script = (name: string, ideas: readonly Idea[]): Bot<View> => scriptedBot(name, ideas, greedy);

/** The first legal act of which this is true. */
const wants =
  (test: (act: Act) => boolean): Idea =>
  (_view, moves) =>
    moves.find((move) => test(rapaNui.actOf(move)));

const buys = (improvement: ImprovementName): Idea =>
  wants((act) => act.kind === 'buy' && act.improvement === improvement);
const buysAny = wants((act) => act.kind === 'buy');

/** The tablet as Barter, for the most valuable resources. */
const bartersByTablet: Idea = (_view, moves) =>
  moves.findLast((move) => {
    const act = rapaNui.actOf(move);
    return act.kind === 'use' && act.by === 'rongo' && act.tile === 'barter';
  });

/** Villagers into the quarry while there is room. */
const sculpts = wants((act) => act.kind === 'place' && act.place.kind === 'column');

/** The sorcerer to the first free place of the track. */
const hurries = wants((act) => act.kind === 'place' && act.place.kind === 'star');

/** Resources are kept as points: large moai first, for what they bring. */
const carriesLarge = wants((act) => act.kind === 'carry' && act.cargo === 'large');

const atFirst =
  (idea: Idea): Idea =>
  (view, moves) =>
    view.round <= 1 ? idea(view, moves) : undefined;

export const scripts: readonly Bot<View>[] = [
  script('barter-and-chief', [atFirst(buys('chief')), atFirst(bartersByTablet)]),
  script('sculptor-rush', [sculpts]),
  script('first-in-line', [hurries]),
  script('buyer', [buys('popular'), buysAny]),
  script('hoarder', [carriesLarge]),
];
