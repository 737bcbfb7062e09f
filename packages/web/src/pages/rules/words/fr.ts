import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');

const words: typeof en = {
  titleOf: ({ game }) => `${game} : les règles`,
  books: 'Livrets de règles',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  found: ({ count }) => plural(count, { one: '# paragraphe', other: '# paragraphes' }),
  nothing: 'Aucun paragraphe ne contient cela. Essaie un mot plus court, ou le numéro d’une règle.',
  loading: 'Ouverture du livret…',
  noBook: ({ reason }) => `Le livret n’a pas pu être ouvert : ${reason}`,
  linkTo: ({ id }) => `Lien vers le paragraphe ${id}`,
  summaryOf: ({ game }) => `${game} en une page`,
  onePage: 'Une page à imprimer',
  print: 'Imprimer',
  wholeBook: 'Tout le livret de règles',
};

export default words;
