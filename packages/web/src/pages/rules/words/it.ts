import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');

const words: typeof en = {
  titleOf: ({ game }) => `${game}: le regole`,
  books: 'Regolamenti',
  contents: 'Indice',
  search: 'Cerca nelle regole',
  found: ({ count }) => plural(count, { one: '# paragrafo', other: '# paragrafi' }),
  nothing: 'Nessun paragrafo lo contiene. Prova con una parola più corta o con il numero di una regola.',
  loading: 'Apro il regolamento…',
  noBook: ({ reason }) => `Non è stato possibile aprire il regolamento: ${reason}`,
  linkTo: ({ id }) => `Link al paragrafo ${id}`,
  summaryOf: ({ game }) => `${game} in una pagina`,
  onePage: 'Una pagina da stampare',
  print: 'Stampa',
  wholeBook: 'Tutto il regolamento',
};

export default words;
