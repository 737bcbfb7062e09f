import { listsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const list = listsOf('it');
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

const words: typeof en = {
  loading: 'Cerco gli esercizi…',
  task: ({ theme }) => `Trova la mossa migliore. Tema: ${theme}.`,
  about: ({ difficulty, rating, solved, of }) =>
    `Difficoltà ${difficulty}, la tua forza ${rating}. Ne hai risolti ${solved} su ${of}.`,
  right: 'Giusto!',
  wrong: ({ move }) => `C’è di meglio di questo: ${move}. Riprova.`,
  shown: ({ move }) => `La mossa migliore: ${move}.`,
  asGood: ({ items }) => `Altrettanto buona: ${list(items)}.`,
  costs: ({ percent }) => `Ogni altra mossa costa almeno il ${percent} % delle probabilità di vittoria.`,
  rating: ({ rating, gained }) => `La tua forza: ${rating} (${signed(gained)}).`,
  next: 'Prossimo esercizio',
  again: 'Ancora una volta',
  show: 'Fammi vedere',
  theme: 'Tema',
  allThemes: 'Tutti i temi',
  leave: 'Esci',
};

export default words;
