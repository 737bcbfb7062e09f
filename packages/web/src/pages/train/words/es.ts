import { listsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const list = listsOf('es');
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

const words: typeof en = {
  loading: 'Buscando los ejercicios…',
  task: ({ theme }) => `Encuentra la mejor jugada. Tema: ${theme}.`,
  about: ({ difficulty, rating, solved, of }) =>
    `Dificultad ${difficulty}, tu nivel ${rating}. Has resuelto ${solved} de ${of}.`,
  right: '¡Correcto!',
  wrong: ({ move }) => `Hay algo mejor que esto: ${move}. Prueba otra vez.`,
  shown: ({ move }) => `La mejor jugada: ${move}.`,
  asGood: ({ items }) => `Igual de buena: ${list(items)}.`,
  costs: ({ percent }) => `Cualquier otra jugada cuesta al menos el ${percent} % de las posibilidades de ganar.`,
  rating: ({ rating, gained }) => `Tu nivel: ${rating} (${signed(gained)}).`,
  next: 'Siguiente ejercicio',
  again: 'Otra vez',
  show: 'Muéstramelo',
  theme: 'Tema',
  allThemes: 'Todos los temas',
  leave: 'Salir',
};

export default words;
