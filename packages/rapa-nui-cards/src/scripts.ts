/** Players of one idea each, who go by `greedy` where it says nothing: to find out whether bots can be exploited. */
import { type Bot, type Idea as GameIdea, scriptedBot } from '@ahu/core';
import { rapaNuiCards } from './game.ts';
import { greedy } from './greedy.ts';
import type { Act } from './public/acts.ts';
import type { View } from './public/view.ts';
import { isHunterGatherer, type Kind, MOAI, PRIEST, WOODCUTTER } from './public/vocabulary.ts';

type Idea = GameIdea<View>;

const script = (name: string, ideas: readonly Idea[]): Bot<View> => scriptedBot(name, ideas, greedy);

/** The first legal act of which this is true. */
const wants =
  (test: (act: Act, view: View) => boolean): Idea =>
  (view, moves) =>
    moves.find((move) => test(rapaNuiCards.actOf(move), view));

const plays = (card: Kind): Idea => wants((act) => act.kind === 'play' && act.card === card);
/** The column with such a card in front. */
const takes = (card: Kind): Idea =>
  wants((act, { columns }) => act.kind === 'take' && columns[act.column].at(-1) === card);
const chooses = (pay: 'glory' | 'wood'): Idea => wants((act) => act.kind === 'choose' && act.pay === pay);
const buys = wants((act) => act.kind === 'buy');

/** Several cards of a type at once, as many as there are. */
const gathersMost: Idea = (_view, moves) =>
  moves.findLast((move) => {
    const act = rapaNuiCards.actOf(move);
    return act.kind === 'play' && isHunterGatherer(act.card);
  });

export const scripts: readonly Bot<View>[] = [
  script('moai-rush', [plays(MOAI), plays(WOODCUTTER), takes(MOAI), takes(WOODCUTTER), chooses('wood')]),
  script('priest-rush', [plays(PRIEST), takes(PRIEST), chooses('glory')]),
  script('wood-hoarder', [plays(WOODCUTTER), takes(WOODCUTTER), chooses('wood')]),
  script('buyer', [buys]),
  script('gatherer', [gathersMost]),
];
