import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');

const words: typeof en = {
  points: ({ n }) => plural(n, { one: '# punto', other: '# puntos' }),
  tried: ({ rank, had, before, formerly }) =>
    `Otro intento: puesto ${rank} con ${had}. En la partida: puesto ${before} con ${formerly}.`,
  better: 'Mejor que en la primera partida.',
  worse: 'No tan bien como en la primera partida.',
  even: 'Igual de bien que en la primera partida.',
  back: 'Volver al análisis',
};

export default words;
