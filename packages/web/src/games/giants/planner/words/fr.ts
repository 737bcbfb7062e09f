import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');
const hexes = (count: number): string => plural(count, { one: '# hexagone', other: '# hexagones' });
const placed = { worker: 'un ouvrier', sorcerer: 'le sorcier', chief: 'le chef' };

const words: typeof en = {
  title: 'Planifier avec',
  you: 'toi',
  object: ({ what, hex }) => `${what}, en ${hex}`,
  uncarved: 'Coiffe encore à sculpter',
  goal: ({ ahu, to }) =>
    to.length === 0 ? ahu : `${ahu} (${to.map(({ name, points }) => `${name} +${points}`).join(', ')})`,
  goals: ({ items }) => list(items),
  now: ({ what }) => `Pour l’instant, jusqu’à ${what}.`,
  nowNone: ({ n }) =>
    plural(n, {
      none: 'Pour l’instant, impossible à transporter.',
      one: 'Pour l’instant, # hexagone est à portée, mais aucun ahu.',
      other: 'Pour l’instant, # hexagones sont à portée, mais aucun ahu.',
    }),
  with: ({ piece, hex, what }) => `Avec ${placed[piece]} en ${hex} : ${what}.`,
  withNone: ({ piece, hex, n }) =>
    n === 0
      ? `Avec ${placed[piece]} en ${hex}, toujours impossible à transporter.`
      : `Avec ${placed[piece]} en ${hex} : ${hexes(n)}, aucun ahu de plus.`,
  point: 'Désigne un hexagone, ou touche-le, pour y essayer un pion.',
};

export default words;
