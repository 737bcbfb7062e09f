import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('es');

const A_CARD = ['carta de pescado', 'carta de baya', 'carta de batata', 'carta de cereal'];
const PILE = ['pescado', 'baya', 'batata', 'cereal'];
const FOODS = ['pescado', 'bayas', 'batatas', 'cereales'];
const ONE = [...FOODS.map((food) => `# recolector de ${food}`), '# leñador', '# sacerdote', '# moái'];
const MANY = [...FOODS.map((food) => `# recolectores de ${food}`), '# leñadores', '# sacerdotes', '# moáis'];

const es: typeof en = {
  refusals: {
    turn: ({ who }) => `Le toca a ${who}.`,
    bought: () => 'En este turno ya has comprado una carta de sacrificio.',
    wood: ({ has, needs }) => `Tienes ${n(has, { one: '# madera', other: '# maderas' })}; cuesta ${needs}.`,
    hand: ({ card, has, needs }) =>
      `Tienes en la mano ${n(has, { one: ONE[card], other: MANY[card] })}; hacen falta ${needs}.`,
    rich: ({ has, needs }) => `Tienes ${has} maderas, y ${needs} bastan para construir.`,
    pile: ({ type }) => `La pila de ${PILE[type]} está vacía.`,
    sacrifices: ({ type }) => `No tienes ninguna ${A_CARD[type]}.`,
    column: ({ column }) => `La columna ${column + 1} está vacía.`,
  },
};
export default es;
