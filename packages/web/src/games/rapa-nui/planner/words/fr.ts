import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');

const words: typeof en = {
  title: 'Planifier avec',
  now: ({ what }) => `Pour l’instant, il va jusqu’à ${what}.`,
  nowNone: ({ n }) =>
    plural(n, {
      none: 'Pour l’instant, il ne quitte pas sa carrière.',
      one: 'Pour l’instant, il peut traverser # case, mais n’atteint aucun ahu pour toi.',
      other: 'Pour l’instant, il peut traverser # cases, mais n’atteint aucun ahu pour toi.',
    }),
  with: ({ land, what }) => `Avec un transporteur en ${land}, aussi jusqu’à ${what}.`,
  withNone: ({ land, n }) =>
    `Avec un transporteur en ${land}${plural(n, {
      none: ', rien ne change.',
      one: ', aucun ahu de plus ; # case en tout.',
      other: ', aucun ahu de plus ; # cases en tout.',
    })}`,
  point: 'Désigne une case ou touche-la pour en savoir plus.',
  goal: ({ ahu, items }) => `${ahu} (${items.join(', ')})`,
  goals: ({ items }) => list(items),
};

export default words;
