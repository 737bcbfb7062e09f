import { listsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const list = listsOf('de');
const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

const words: typeof en = {
  loading: 'Die Übungen werden geholt …',
  task: ({ theme }) => `Finde den besten Zug. Thema: ${theme}.`,
  about: ({ difficulty, rating, solved, of }) =>
    `Schwierigkeit ${difficulty}, deine Stärke ${rating}. Du hast ${solved} von ${of} gelöst.`,
  right: 'Richtig!',
  wrong: ({ move }) => `Es gibt etwas Besseres als dies: ${move}. Versuch es noch einmal.`,
  shown: ({ move }) => `Der beste Zug: ${move}.`,
  asGood: ({ items }) => `Genauso gut: ${list(items)}.`,
  costs: ({ percent }) => `Jeder andere Zug kostet mindestens ${percent} % der Gewinnchance.`,
  rating: ({ rating, gained }) => `Deine Stärke: ${rating} (${signed(gained)}).`,
  next: 'Nächste Übung',
  again: 'Noch einmal',
  show: 'Zeig es mir',
  theme: 'Thema',
  allThemes: 'Alle Themen',
  leave: 'Verlassen',
};

export default words;
