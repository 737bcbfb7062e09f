/** Questions that can be typed at a table of Rapa Nui. */
import type { View } from '@ahu/rapa-nui/public';
import type { Asking, Question } from '../../contract/asking.ts';
import { offers, player, quarry } from './holdings.ts';
import { at, freeAhus, near, where } from './places.ts';
import { cost, reach } from './planning.ts';
import { w } from './words/index.ts';

export const asking: Asking<View> = {
  questions: (): readonly Question<View>[] => [
    { ...w().questions.where, answer: ({ view }, rest, names) => where(view, rest, names) },
    { ...w().questions.at, answer: ({ view }, rest, names) => at(view, rest, names) },
    { ...w().questions.near, answer: ({ view }, rest, names) => near(view, rest, names) },
    { ...w().questions.reach, answer: ({ view }, rest, names) => reach(view, rest, names) },
    { ...w().questions.cost, answer: ({ view }, rest, names) => cost(view, rest, names) },
    { ...w().questions.free, answer: ({ view }) => freeAhus(view) },
    { ...w().questions.offers, answer: ({ view }) => offers(view) },
    { ...w().questions.quarry, answer: ({ view }, _rest, names) => quarry(view, names) },
  ],
  player,
};
