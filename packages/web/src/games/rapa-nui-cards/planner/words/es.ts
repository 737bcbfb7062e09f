import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');

const es: typeof en = {
  ifYouPlay: 'Si juegas',
  asItLies: 'nada todavía',
  takes: 'Si tu última carta viene de…',
  last: 'Tomada al final',
  take: (p) => (p.n === 1 ? `Columna ${p.column}` : `Columna ${p.column}, carta ${p.n}`),
  scores: 'Se puntúa',
  type: 'Tipo',
  laid: 'En la piedra',
  now: 'Cada una vale ahora',
  could: 'Con las cartas boca abajo',
  oneMore: 'Con una más',
  mine: 'Las tuyas',
  range: (p) => `de ${p.least} a ${p.most}`,
  worth: (p) =>
    plural(p.n, {
      none: '0',
      other: `# · ${plural(p.worth, { one: '# punto de gloria', other: '# puntos de gloria' })}`,
    }),
  about: 'Un tipo vale 3, menos 1 por cada número distinto en la piedra que sea mayor que el suyo.',
};

export default es;
