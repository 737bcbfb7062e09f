import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');
const list = listsOf('de');

const words: typeof en = {
  tagline: 'Drei Brettspiele von der Osterinsel: gegen Bots, gemeinsam an einem Bildschirm oder online.',
  playOnline: 'Online spielen',
  playOnlineText: 'Mit Leuten anderswo, live oder über Tage.',
  today: 'Insel des Tages',
  todayText: 'Eine Partie am Tag, dieselbe für alle',
  settings: 'Einstellungen',
  play: 'Spielen',
  against: ({ bots }) => plural(bots, { one: 'gegen einen Bot', other: 'gegen # Bots' }),
  newTable: 'Neuer Tisch',
  newTableOf: ({ game }) => `Neuer Tisch: ${game}`,
  rules: 'Regeln',
  rulesOf: ({ game }) => `Regeln von ${game}`,
  learn: 'Lernen',
  learnGame: ({ game }) => `${game} beim Spielen lernen`,
  practise: 'Besser spielen',
  practiseGame: ({ game }) => `Besser spielen bei ${game}: vier Übungen`,
  train: 'Übungen',
  trainGame: ({ game }) => `Übungen aus Partien: ${game}`,

  firstPlay: ({ game }) => `${game} zum ersten Mal?`,
  firstPlayText: 'Ein Coach kann dir das Spiel zeigen, während du es spielst. Du findest ihn jederzeit unter Lernen.',
  playNow: 'Gleich spielen',

  yourGames: 'Deine Partien',
  record: 'Deine Bilanz',
  inProgress: 'Im Gange',
  finished: 'Beendet',
  loading: 'Deine Partien werden gesucht …',
  noGames: 'Noch keine Partien',
  noGamesText:
    'Was du spielst, bleibt nach jedem Zug in diesem Browser erhalten. Du kannst auch eine Partiedatei irgendwo auf diese Seite ziehen.',
  noStore: ({ reason }) =>
    `Dieser Browser lässt Ahu keine Partien aufbewahren; beim nächsten Mal wird hier nichts sein. Er sagt: ${reason}`,
  moves: ({ count }) => plural(count, { one: '# Zug', other: '# Züge' }),
  players: ({ names }) => list(names),
  won: ({ names, n }) =>
    n === 0
      ? 'Niemand hat gewonnen'
      : n === 1
        ? `${list(names)} hat gewonnen`
        : `${list(names)} haben sich den Sieg geteilt`,
  practice: 'Übung',
  resume: 'Weiterspielen',
  resumeGame: ({ game, names }) => `${game} mit ${names} weiterspielen`,
  analyse: 'Analyse',
  analyseGame: ({ game, names }) => `${game} mit ${names} analysieren`,
  replay: 'Ansehen',
  replayGame: ({ game, names }) => `${game} mit ${names} noch einmal ansehen`,
  export: ({ game, names }) => `${game} mit ${names} als Datei speichern`,
  delete: ({ game, names }) => `${game} mit ${names} löschen`,
  deleted: ({ game, names }) => `${game} mit ${names} wurde gelöscht.`,
  undo: 'Rückgängig',
  import: 'Partiedatei öffnen',
  dropHere: 'Lass los, und Ahu öffnet die Partie',
  imported: ({ file }) => `${file} ist jetzt unter deinen Partien.`,
  open: 'Öffnen',
  dismiss: 'Diese Meldung schließen',
  notImported: ({ file, reason }) => `${file} ließ sich nicht öffnen. ${reason} Deine anderen Partien sind unberührt.`,
  damage: {
    large: 'Sie ist größer, als eine Partie sein kann.',
    text: 'Ihr Text bricht ab oder ist gar kein JSON.',
    document: 'Sie ist keine Partiedatei von Ahu, oder Teile davon fehlen.',
    game: 'Sie gehört zu einem Spiel, das Ahu nicht kennt.',
    version: 'Sie wurde nach einer anderen Fassung der Regeln gespielt.',
    seats: 'Ihre Liste der Mitspieler stimmt nicht.',
    options: 'Die Optionen ihres Tisches stimmen nicht.',
    seed: 'Ihr Startwert, der allen Zufall bestimmt, stimmt nicht.',
  },
  damagedMove: ({ move }) => `Zug ${move} ihres Verlaufs passt nicht zu den Regeln und dem Startwert.`,
  fault: ({ reason }) => `Sie ließ sich nicht lesen: ${reason}`,

  seats: 'Mitspieler',
  nameOf: ({ seat }) => `Name auf Platz ${seat}`,
  sitterOf: ({ seat }) => `Wer auf Platz ${seat} sitzt`,
  personAbout: 'Jemand an diesem Bildschirm. Sind es mehrere, verbirgt Ahu Geheimnisse, wenn er weitergereicht wird.',
  whoBegins: 'Wer beginnt',
  byLot: 'Das Los entscheidet',
  noPerson: 'Hier sitzen nur Bots: Du siehst ihnen zu.',
  start: 'Beginnen',
  starting: 'Der Tisch wird vorbereitet …',
  about:
    'Ahu ist frei und offen. Partien an diesem Bildschirm bleiben in diesem Browser, Online-Tische auf diesem Server; sonst wird nichts übertragen.',
};

export default words;
