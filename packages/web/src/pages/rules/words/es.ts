import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');

const words: typeof en = {
  titleOf: ({ game }) => `${game}: las reglas`,
  books: 'Reglamentos',
  contents: 'Índice',
  search: 'Buscar en las reglas',
  found: ({ count }) => plural(count, { one: '# párrafo', other: '# párrafos' }),
  nothing: 'Ningún párrafo contiene eso. Prueba con una palabra más corta o con el número de una regla.',
  loading: 'Abriendo el reglamento…',
  noBook: ({ reason }) => `No se ha podido abrir el reglamento: ${reason}`,
  linkTo: ({ id }) => `Enlace al párrafo ${id}`,
  summaryOf: ({ game }) => `${game} en una página`,
  onePage: 'Una página para imprimir',
  print: 'Imprimir',
  wholeBook: 'Todo el reglamento',
};

export default words;
