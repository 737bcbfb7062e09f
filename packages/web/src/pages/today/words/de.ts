import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');
const ORDINALS = ['', '1.', '2.', '3.', '4.', '5.'];

const words: typeof en = {
  title: 'Insel des Tages',
  about: 'Eine Partie am Tag, mit denselben Würfeln, Karten und Bots für alle.',
  home: 'Startseite',
  loading: 'Deine Inseln werden gesucht …',
  number: ({ number }) => `Insel ${number}`,
  players: ({ count }) => plural(count - 1, { one: 'Du gegen einen Bot', other: 'Du gegen # Bots' }),
  play: 'Spielen',
  playOf: ({ number }) => `Insel ${number} spielen`,
  goOn: 'Weiterspielen',
  replay: 'Ansehen',
  replayOf: ({ number }) => `Insel ${number} ansehen`,
  oneTry: 'Ein Versuch zählt, ohne Tipps. Zurücknehmen kannst du nur, worauf noch niemand geantwortet hat.',
  place: ({ n, of }) => `${ORDINALS[n]} von ${of},`,
  level: 'gleichauf mit dem Besten der anderen.',
  ahead: ({ count }) => plural(count, { one: '# Punkt Vorsprung.', other: '# Punkte Vorsprung.' }),
  behind: ({ count }) => plural(count, { one: '# Punkt Rückstand.', other: '# Punkte Rückstand.' }),
  points: ({ count }) => plural(count, { one: '# Punkt.', other: '# Punkte.' }),
  share: 'Ergebnis teilen',
  copied: 'Kopiert: füg es ein, wo du magst.',
  shareTitle: ({ number }) => `Ahu, Insel ${number}`,
  streak: ({ count }) =>
    plural(count, { none: 'Noch keine Tage in Folge.', one: '# Tag in Folge.', other: '# Tage in Folge.' }),
  longest: ({ count }) => plural(count, { one: 'Deine längste Serie: # Tag.', other: 'Deine längste Serie: # Tage.' }),
  before: 'Die Tage davor',
  board: 'Die Rangliste',
  boardLoading: 'Der Server wird gefragt …',
  boardEmpty: 'Noch keine Ergebnisse. Deins könnte das erste sein.',
  boardLater:
    'Die Rangliste braucht ein Netz. Dein Ergebnis bleibt hier und wird gemeldet, sobald du wieder online bist.',
  rank: 'Rang',
  name: 'Name',
  placed: 'Platz',
  lead: 'Vorsprung',
  scored: 'Punkte',
  you: '(du)',
  nameless: 'Dein Ergebnis kommt auf die Rangliste, sobald du online einen Namen hast.',
  chooseName: 'Namen wählen',
  notConfirmed:
    'Der Server hat deine Partie nachgespielt und etwas anderes erhalten: Dein Ergebnis steht nicht auf der Rangliste.',
  boardOf: ({ number }) => `Rangliste der Insel ${number}`,
  boardShort: 'Rangliste',
  boardCount: ({ count }) => plural(count, { one: 'Ein Ergebnis.', other: '# Ergebnisse.' }),
  noStore: ({ reason }) =>
    `Dieser Browser lässt Ahu keine Partien aufheben, daher kann keine Insel gespielt werden. Er sagt: ${reason}`,
};

export default words;
