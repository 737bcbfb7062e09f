import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');
const list = listsOf('it');

const words: typeof en = {
  title: 'Pianifica con',
  now: ({ what }) => `Adesso arriva fino a ${what}.`,
  nowNone: ({ n }) =>
    plural(n, {
      none: 'Adesso non lascia la sua cava.',
      one: 'Adesso può attraversare # casella, ma non raggiunge un ahu per te.',
      other: 'Adesso può attraversare # caselle, ma non raggiunge un ahu per te.',
    }),
  with: ({ land, what }) => `Con un portatore su ${land} anche fino a ${what}.`,
  withNone: ({ land, n }) =>
    `Con un portatore su ${land}${plural(n, {
      none: ' non cambia nulla.',
      one: ': nessun altro ahu; # casella in tutto.',
      other: ': nessun altro ahu; # caselle in tutto.',
    })}`,
  point: 'Indica una casella, o toccala, per saperne di più.',
  goal: ({ ahu, items }) => `${ahu} (${items.join(', ')})`,
  goals: ({ items }) => list(items),
};

export default words;
