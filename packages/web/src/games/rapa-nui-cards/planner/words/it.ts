import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');

const it: typeof en = {
  ifYouPlay: 'Se giochi',
  asItLies: 'ancora niente',
  takes: 'Se la tua ultima carta viene da…',
  last: 'Presa per ultima',
  take: (p) => (p.n === 1 ? `Colonna ${p.column}` : `Colonna ${p.column}, carta ${p.n}`),
  scores: 'Si valuta',
  type: 'Tipo',
  laid: 'Sulla pietra',
  now: 'Ognuna vale ora',
  could: 'Con le carte coperte',
  oneMore: 'Con una in più',
  mine: 'Le tue',
  range: (p) => `da ${p.least} a ${p.most}`,
  worth: (p) =>
    plural(p.n, { none: '0', other: `# · ${plural(p.worth, { one: '# punto gloria', other: '# punti gloria' })}` }),
  about: 'Un tipo vale 3, meno 1 per ogni numero diverso sulla pietra più alto del suo.',
};

export default it;
