import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');

const words: typeof en = {
  points: ({ n }) => plural(n, { one: '# punto', other: '# punti' }),
  tried: ({ rank, had, before, formerly }) =>
    `Nuovo tentativo: posto ${rank} con ${had}. Nella partita: posto ${before} con ${formerly}.`,
  better: 'Meglio che nella prima partita.',
  worse: 'Meno bene che nella prima partita.',
  even: 'Bene come nella prima partita.',
  back: 'Torna all’analisi',
};

export default words;
