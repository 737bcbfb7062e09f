import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('it');

const A_CARD = ['carte pesce', 'carte bacca', 'carte patata dolce', 'carte cereale'];
const PILE = ['pesce', 'bacca', 'patata dolce', 'cereale'];
const ONE = ['# pesce', '# bacca', '# patata dolce', '# cereale', '# boscaiolo', '# sacerdote', '# moai'];
const MANY = ['# pesci', '# bacche', '# patate dolci', '# cereali', '# boscaioli', '# sacerdoti', '# moai'];

const it: typeof en = {
  refusals: {
    turn: ({ who }) => `Tocca a ${who}.`,
    bought: () => 'In questo turno hai già comprato una carta sacrificio.',
    wood: ({ has, needs }) => `Hai ${n(has, { one: '# legno', other: '# legni' })}; ne servono ${needs}.`,
    hand: ({ card, has, needs }) =>
      `Hai in mano ${n(has, { one: ONE[card], other: MANY[card] })}; ne servono ${needs}.`,
    rich: ({ has, needs }) => `Hai ${has} legni, e ${needs} bastano per costruire.`,
    pile: ({ type }) => `La pila ${PILE[type]} è vuota.`,
    sacrifices: ({ type }) => `Non hai ${A_CARD[type]}.`,
    column: ({ column }) => `La colonna ${column + 1} è vuota.`,
  },
};
export default it;
