import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');

const words: typeof en = {
  points: ({ n }) => plural(n, { one: '# Punkt', other: '# Punkten' }),
  tried: ({ rank, had, before, formerly }) =>
    `Noch einmal versucht: Platz ${rank} mit ${had}. In der Partie: Platz ${before} mit ${formerly}.`,
  better: 'Besser als in der ersten Partie.',
  worse: 'Nicht so gut wie in der ersten Partie.',
  even: 'So gut wie in der ersten Partie.',
  back: 'Zurück zur Analyse',
};

export default words;
