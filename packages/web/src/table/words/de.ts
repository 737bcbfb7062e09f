import { listsOf, pluralsOf } from '../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');
const list = listsOf('de');

const words: typeof en = {
  loading: 'Der Tisch wird vorbereitet …',
  home: 'Zum Start',
  gone: 'Diese Partie ist nicht hier',
  goneText:
    'Vielleicht wurde sie gelöscht oder in einem anderen Browser gespielt. Wenn du ihre Datei hast, öffne sie auf der Startseite.',
  broken: 'Diese Partie lässt sich nicht öffnen',
  brokenText: ({ why }) => `Sie liegt weiterhin in diesem Browser. Das ist schiefgegangen: ${why}`,

  yourTurn: 'Du bist am Zug',
  turnOf: ({ name }) => `${name} ist am Zug`,
  thinks: ({ name }) => `${name} denkt nach`,
  over: 'Die Partie ist zu Ende',
  looked: ({ n }) => plural(n, { one: '# Zugfolge geprüft', other: '# Zugfolgen geprüft' }),
  leaning: ({ move }) => `neigt zu: ${move}`,
  playNow: 'Jetzt ziehen',
  actions: 'Tisch',
  undo: 'Zurücknehmen',
  hint: 'Tipp',
  thoughts: 'Gedanken',
  playMove: 'Spielen',
  moves: 'Züge',
  log: 'Verlauf',
  chat: 'Gespräch',
  since: 'Seit meinem Zug',
  news: 'Neues',
  menu: 'Menü',
  pause: 'Pause',
  goOn: 'Weiter',
  rules: 'Regeln',
  export: 'Als Datei sichern',
  settings: 'Einstellungen',
  command: 'Züge und Fragen eintippen',
  keys: 'Tasten',
  analyse: 'Analyse',
  replay: 'Ansehen',
  sheet: 'Wertungsblatt',
  leave: 'Tisch verlassen',
  endGame: 'Partie vorzeitig beenden',
  close: 'Schließen',

  undoStop: {
    nothing: 'Von dir gibt es nichts zurückzunehmen.',
    shown: 'Seitdem wurde etwas aufgedeckt: ein Würfel, eine Karte oder ein Gebot. Was bekannt ist, bleibt bekannt.',
    answered: 'Seitdem hat jemand anders gezogen, also gilt dein Zug.',
  },
  refused: 'Das verbieten die Regeln',
  readRule: ({ rule }) => `Regel ${rule}`,
  botTrouble: ({ name, why }) => `${name} kann nicht ziehen: ${why}`,
  hintTrouble: ({ why }) => `Es gibt keinen Tipp: ${why}`,
  retry: 'Noch einmal',
  unsaved: ({ why }) =>
    `Dieser Browser konnte den letzten Zug nicht behalten. Du kannst weiterspielen, aber sichere die Partie als Datei, bevor du die Seite schließt. Der Browser sagt: ${why}`,

  takeScreen: ({ name }) => `${name}, nimm den Bildschirm`,
  takeScreenText: 'Alle anderen schauen weg. Es ist nichts zu sehen, bis du es sagst.',
  ready: ({ name }) => `Ich bin ${name}`,
  takeBackAs: ({ name }) => `${name} nimmt den letzten Zug zurück`,

  sinceYourTurn: 'Was seit deinem Zug geschah',
  tookBack: ({ name }) => `${name} hat den letzten Zug zurückgenommen.`,
  practice: 'Übung',
  practiceText: 'Du bist weiter zurückgegangen, als am Tisch erlaubt ist. Die Partie gilt jetzt als Übung.',
  you: ({ name }) => `${name} (du)`,
  backToHere: 'Zurück hierher',

  filter: 'Zug suchen',
  noMoves: 'Du hast gerade keinen Zug.',
  noMatch: 'So heißt kein Zug.',
  moreMoves: ({ n }) => plural(n, { one: 'noch #: tippe, um einzugrenzen', other: 'noch #: tippe, um einzugrenzen' }),
  happens: 'Was geschieht',
  noChoice: 'Es gab keine andere Wahl.',
  oneMove: ({ move }) => `${move} – Enter spielt ihn`,
  movesCount: ({ n }) => plural(n, { one: '# Zug', other: '# Züge' }),

  round: ({ n }) => `Runde ${n}`,
  noLog: 'Noch ist nichts geschehen.',
  noNews: 'Seit deinem letzten Zug hat niemand sonst gezogen.',
  step: ({ n, of }) => `${n} von ${of}`,
  back: 'Zurück',
  next: 'Weiter',
  backToNow: 'Zurück zur Partie',

  noWinner: 'Niemand hat gewonnen',
  endedAs: {
    agreed: 'Alle waren sich einig, die Partie hier zu beenden.',
    conceded: 'Nicht alle haben bis zum Ende gespielt.',
  },
  winner: ({ names, n }) => (n === 1 ? `${list(names)} gewinnt` : `${list(names)} teilen sich den Sieg`),
  source: 'Quelle',
  total: 'Summe',
  bySource: 'Woher die Punkte kamen',
  course: 'Wie die Führung wechselte',
  courseText: 'Die Punkte im Lauf der Partie, gezählt, als wäre sie dort zu Ende gewesen.',
  asTable: 'Als Tabelle',
  ply: 'Zug',
  rematch: 'Noch eine Partie',
};

export default words;
