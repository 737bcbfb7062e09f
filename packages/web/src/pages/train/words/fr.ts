import { listsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const list = listsOf('fr');
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

const words: typeof en = {
  loading: 'Recherche des exercices…',
  task: ({ theme }) => `Trouve le meilleur coup. Thème : ${theme}.`,
  about: ({ difficulty, rating, solved, of }) =>
    `Difficulté ${difficulty}, ton niveau ${rating}. Tu en as résolu ${solved} sur ${of}.`,
  right: 'Exact !',
  wrong: ({ move }) => `Il y a mieux que ceci : ${move}. Essaie encore.`,
  shown: ({ move }) => `Le meilleur coup : ${move}.`,
  asGood: ({ items }) => `Tout aussi bon : ${list(items)}.`,
  costs: ({ percent }) => `Tout autre coup coûte au moins ${percent} % des chances de gagner.`,
  rating: ({ rating, gained }) => `Ton niveau : ${rating} (${signed(gained)}).`,
  next: 'Exercice suivant',
  again: 'Encore une fois',
  show: 'Montre-moi',
  theme: 'Thème',
  allThemes: 'Tous les thèmes',
  leave: 'Quitter',
};

export default words;
