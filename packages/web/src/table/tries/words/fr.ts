import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');

const words: typeof en = {
  points: ({ n }) => plural(n, { one: '# point', other: '# points' }),
  tried: ({ rank, had, before, formerly }) =>
    `Nouvel essai : place ${rank} avec ${had}. Dans la partie : place ${before} avec ${formerly}.`,
  better: 'Mieux que dans la première partie.',
  worse: 'Moins bien que dans la première partie.',
  even: 'Aussi bien que dans la première partie.',
  back: 'Retour à l’analyse',
};

export default words;
