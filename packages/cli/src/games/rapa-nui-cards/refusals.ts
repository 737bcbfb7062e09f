import { type Facts, KINDS, TYPES } from '@ahu/rapa-nui-cards/public';
import { type Names, type Refusals, refuseWith } from '../contract/words.ts';

const REFUSALS: Refusals<Facts> = {
  turn: ({ asked }, names) => `${names[asked]} is asked.`,
  bought: () => 'You have bought a sacrifice card in this turn.',
  wood: ({ has, needs }) => `You have ${has} wood, and this costs ${needs}.`,
  hand: ({ card, has, needs }) =>
    has === 0 ? `You hold no ${KINDS[card]}.` : `You hold ${has} ${KINDS[card]}, and this takes ${needs}.`,
  rich: ({ has, needs }) => `You have ${has} wood, and ${needs} are enough to build.`,
  pile: ({ type }) => `The pile of ${TYPES[type]} is empty.`,
  sacrifices: ({ type }) => `You have no ${TYPES[type]} card.`,
  column: ({ column }) => `Column ${column + 1} is empty.`,
};

export const refuse = (facts: Facts, names: Names): string => refuseWith(REFUSALS, facts, names);
