import { pluralsOf } from '../../../../platform/words/language.ts';

const n = pluralsOf('en');

const A_CARD = ['fish card', 'berry card', 'sweet potato card', 'cereal card'];
const PILE = ['fish', 'berry', 'sweet potato', 'cereal'];
const ONE = [...PILE.map((food) => `# ${food} gatherer`), '# woodcutter', '# priest', '# moai'];
const MANY = [...PILE.map((food) => `# ${food} gatherers`), '# woodcutters', '# priests', '# moai'];

interface Shortage {
  has: number;
  needs: number;
}

const en = {
  refusals: {
    turn: ({ who }: { who: string }) => `It is ${who}’s turn.`,
    bought: () => 'You have bought a sacrifice card this turn.',
    wood: ({ has, needs }: Shortage) => `You have ${has} wood; this costs ${needs}.`,
    hand: ({ card, has, needs }: Shortage & { card: number }) =>
      `You hold ${n(has, { one: ONE[card], other: MANY[card] })}; this takes ${needs}.`,
    rich: ({ has, needs }: Shortage) => `You have ${has} wood, and ${needs} are enough to build.`,
    pile: ({ type }: { type: number }) => `The ${PILE[type]} pile is empty.`,
    sacrifices: ({ type }: { type: number }) => `You have no ${A_CARD[type]}.`,
    column: ({ column }: { column: number }) => `Column ${column + 1} is empty.`,
  },
};
export default en;
