import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('it');

const PILE = ['pesce', 'bacca', 'patata dolce', 'cereale'];
const FOODS = ['pesce', 'bacche', 'patate dolci', 'cereali'];
const ONE = [...FOODS.map((food) => `# raccoglitore di ${food}`), '# boscaiolo', '# sacerdote', '# moai'];
const MANY = [...FOODS.map((food) => `# raccoglitori di ${food}`), '# boscaioli', '# sacerdoti', '# moai'];

const it: typeof en = {
  refusals: {
    turn: ({ who }) => `Tocca a ${who}.`,
    bought: () => 'In questo turno hai già comprato una carta sacrificio.',
    wood: ({ has, needs }) => `Hai ${n(has, { one: '# legno', other: '# legni' })}; ne servono ${needs}.`,
    hand: ({ card, has, needs }) =>
      `Hai in mano ${n(has, { one: ONE[card], other: MANY[card] })}; ne servono ${needs}.`,
    rich: ({ has, needs }) => `Hai ${has} legni, e ${needs} bastano per costruire.`,
    pile: ({ type }) => `La pila ${PILE[type]} è vuota.`,
    sacrifices: ({ type }) => `Non hai nessuna carta sacrificio ${PILE[type]}.`,
    column: ({ column }) => `La colonna ${column + 1} è vuota.`,
  },
};
export default it;
