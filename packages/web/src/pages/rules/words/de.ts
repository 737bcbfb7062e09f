import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');

const words: typeof en = {
  titleOf: ({ game }) => `${game}: die Regeln`,
  books: 'Regelhefte',
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  found: ({ count }) => plural(count, { one: '# Absatz', other: '# Absätze' }),
  nothing: 'Das steht in keinem Absatz. Versuche es mit einem kürzeren Wort oder der Nummer einer Regel.',
  loading: 'Das Regelheft wird aufgeschlagen …',
  noBook: ({ reason }) => `Das Regelheft ließ sich nicht öffnen: ${reason}`,
  linkTo: ({ id }) => `Link zu Absatz ${id}`,
  summaryOf: ({ game }) => `${game} auf einer Seite`,
  onePage: 'Eine Seite zum Drucken',
  print: 'Drucken',
  wholeBook: 'Das ganze Regelheft',
};

export default words;
