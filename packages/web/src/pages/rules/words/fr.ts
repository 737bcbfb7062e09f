import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');

const words: typeof en = {
  games: { giants: 'Giants', 'rapa-nui': 'Rapa Nui', 'rapa-nui-cards': 'Jeu de cartes' },
  titleOf: ({ game }) => `${game} : les règles`,
  books: 'Livrets de règles',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  found: ({ count }) => plural(count, { one: '# paragraphe', other: '# paragraphes' }),
  nothing: 'Aucun paragraphe ne contient cela. Essaie un mot plus court, ou le numéro d’une règle.',
  loading: 'Ouverture du livret…',
  noBook: ({ reason }) => `Le livret n’a pas pu être ouvert : ${reason}`,
  linkTo: ({ id }) => `Lien vers le paragraphe ${id}`,
};

export default words;
