import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');
const list = listsOf('de');

const words: typeof en = {
  title: 'Plane mit',
  now: ({ what }) => `Jetzt kommt er bis ${what}.`,
  nowNone: ({ n }) =>
    plural(n, {
      none: 'Jetzt kommt er nicht aus seinem Steinbruch.',
      one: 'Jetzt kommt er über # Feld, aber zu keinem Ahu für dich.',
      other: 'Jetzt kommt er über # Felder, aber zu keinem Ahu für dich.',
    }),
  with: ({ land, what }) => `Mit einem Träger auf ${land} auch bis ${what}.`,
  withNone: ({ land, n }) =>
    `Mit einem Träger auf ${land}${plural(n, {
      none: ' ändert sich nichts.',
      one: ': kein weiterer Ahu, insgesamt # Feld.',
      other: ': kein weiterer Ahu, insgesamt # Felder.',
    })}`,
  point: 'Zeige auf ein Feld oder tippe es an, um mehr zu sehen.',
  goal: ({ ahu, items }) => `${ahu} (${items.join(', ')})`,
  goals: ({ items }) => list(items),
};

export default words;
