import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('fr');

const A_CARD = [
  'carte sacrifice Poisson',
  'carte sacrifice Mûre',
  'carte sacrifice Patate douce',
  'carte sacrifice Céréale',
];
const PILE = ['Poisson', 'Mûre', 'Patate douce', 'Céréale'];
const ONE = [...PILE.map((food) => `# chasseur-cueilleur ${food}`), '# bûcheron', '# prêtre', '# moaï'];
const MANY = [...PILE.map((food) => `# chasseurs-cueilleurs ${food}`), '# bûcherons', '# prêtres', '# moaïs'];

const fr: typeof en = {
  refusals: {
    turn: ({ who }) => `C’est à ${who} de jouer.`,
    bought: () => 'Tu as déjà acheté une carte sacrifice pendant ce tour.',
    wood: ({ has, needs }) => `Tu as ${has} bois ; il en faut ${needs}.`,
    hand: ({ card, has, needs }) =>
      `Tu as en main ${n(has, { one: ONE[card], other: MANY[card] })} ; il en faut ${needs}.`,
    rich: ({ has, needs }) => `Tu as ${has} bois, et ${needs} suffisent pour construire.`,
    pile: ({ type }) => `La pile ${PILE[type]} est vide.`,
    sacrifices: ({ type }) => `Tu n’as pas de ${A_CARD[type]}.`,
    column: ({ column }) => `La colonne ${column + 1} est vide.`,
  },
};
export default fr;
