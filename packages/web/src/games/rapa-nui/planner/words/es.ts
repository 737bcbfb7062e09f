import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');
const list = listsOf('es');

const words: typeof en = {
  title: 'Planear con',
  now: ({ what }) => `Ahora llega hasta ${what}.`,
  nowNone: ({ n }) =>
    plural(n, {
      none: 'Ahora no sale de su cantera.',
      one: 'Ahora puede cruzar # casilla, pero no llega a un ahu para ti.',
      other: 'Ahora puede cruzar # casillas, pero no llega a un ahu para ti.',
    }),
  with: ({ land, what }) => `Con un porteador en ${land}, también hasta ${what}.`,
  withNone: ({ land, n }) =>
    `Con un porteador en ${land}${plural(n, {
      none: ' no cambia nada.',
      one: ', ningún ahu más; # casilla en total.',
      other: ', ningún ahu más; # casillas en total.',
    })}`,
  point: 'Señala una casilla, o tócala, para saber más.',
  goal: ({ ahu, items }) => `${ahu} (${items.join(', ')})`,
  goals: ({ items }) => list(items),
};

export default words;
