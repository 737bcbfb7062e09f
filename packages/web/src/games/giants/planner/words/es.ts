import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');
const list = listsOf('es');
const hexes = (count: number): string => plural(count, { one: '# hexágono', other: '# hexágonos' });
const placed = { worker: 'un trabajador', sorcerer: 'el hechicero', chief: 'el jefe' };

const words: typeof en = {
  title: 'Planear con',
  you: 'tú',
  object: ({ what, hex }) => `${what}, en ${hex}`,
  uncarved: 'Tocado aún por esculpir',
  goal: ({ ahu, to }) =>
    to.length === 0 ? ahu : `${ahu} (${to.map(({ name, points }) => `${name} +${points}`).join(', ')})`,
  goals: ({ items }) => list(items),
  now: ({ what }) => `Ahora llega hasta ${what}.`,
  nowNone: ({ n }) =>
    plural(n, {
      none: 'Ahora no se puede llevar a ningún sitio.',
      one: 'Ahora llega a # hexágono, pero a ningún ahu.',
      other: 'Ahora llega a # hexágonos, pero a ningún ahu.',
    }),
  with: ({ piece, hex, what }) => `Con ${placed[piece]} en ${hex}: ${what}.`,
  withNone: ({ piece, hex, n }) =>
    n === 0
      ? `Ni con ${placed[piece]} en ${hex} se puede llevar a ningún sitio.`
      : `Con ${placed[piece]} en ${hex}: ${hexes(n)}, ningún ahu más.`,
  point: 'Señala un hexágono, o tócalo, para probar allí una pieza.',
};

export default words;
