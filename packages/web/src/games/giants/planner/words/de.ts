import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');
const list = listsOf('de');
const hexes = (count: number): string => plural(count, { one: '# Feld', other: '# Felder' });
const placed = { worker: 'einem Arbeiter', sorcerer: 'dem Zauberer', chief: 'dem Häuptling' };

const words: typeof en = {
  title: 'Plane mit',
  you: 'du',
  object: ({ what, hex }) => `${what}, auf ${hex}`,
  uncarved: 'Kopfschmuck, noch zu meißeln',
  goal: ({ ahu, to }) =>
    to.length === 0 ? ahu : `${ahu} (${to.map(({ name, points }) => `${name} +${points}`).join(', ')})`,
  goals: ({ items }) => list(items),
  now: ({ what }) => `Jetzt kommt er bis ${what}.`,
  nowNone: ({ n }) =>
    plural(n, {
      none: 'Jetzt kann ihn niemand tragen.',
      one: 'Jetzt kommt er auf # Feld, aber zu keinem Ahu.',
      other: 'Jetzt kommt er auf # Felder, aber zu keinem Ahu.',
    }),
  with: ({ piece, hex, what }) => `Mit ${placed[piece]} auf ${hex}: ${what}.`,
  withNone: ({ piece, hex, n }) =>
    n === 0
      ? `Auch mit ${placed[piece]} auf ${hex} kann ihn niemand tragen.`
      : `Mit ${placed[piece]} auf ${hex}: ${hexes(n)}, kein weiterer Ahu.`,
  point: 'Zeige auf ein Feld oder tippe es an, um dort eine Figur zu probieren.',
};

export default words;
