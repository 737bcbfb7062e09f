import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');
const list = listsOf('it');
const hexes = (count: number): string => plural(count, { one: '# esagono', other: '# esagoni' });
const placed = { worker: 'un lavoratore', sorcerer: 'lo stregone', chief: 'il capo' };

const words: typeof en = {
  title: 'Pianifica con',
  you: 'tu',
  object: ({ what, hex }) => `${what}, in ${hex}`,
  uncarved: 'Copricapo ancora da scolpire',
  goal: ({ ahu, to }) =>
    to.length === 0 ? ahu : `${ahu} (${to.map(({ name, points }) => `${name} +${points}`).join(', ')})`,
  goals: ({ items }) => list(items),
  now: ({ what }) => `Adesso arriva fino a ${what}.`,
  nowNone: ({ n }) =>
    plural(n, {
      none: 'Adesso non si può trasportare da nessuna parte.',
      one: 'Adesso arriva a # esagono, ma a nessun ahu.',
      other: 'Adesso arriva a # esagoni, ma a nessun ahu.',
    }),
  with: ({ piece, hex, what }) => `Con ${placed[piece]} in ${hex}: ${what}.`,
  withNone: ({ piece, hex, n }) =>
    n === 0
      ? `Anche con ${placed[piece]} in ${hex} non si può trasportare.`
      : `Con ${placed[piece]} in ${hex}: ${hexes(n)}, nessun altro ahu.`,
  point: 'Indica un esagono, o toccalo, per provarci una pedina.',
};

export default words;
