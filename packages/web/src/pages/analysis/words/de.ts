import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');
const list = listsOf('de');

const words: typeof en = {
  analysisOf: ({ game }) => `Analyse von ${game}`,
  notOver: 'Die Partie ist noch nicht zu Ende',
  notOverText: 'Analysiert wird eine Partie, wenn sie zu Ende ist: Vorher wäre es ein Rat.',
  fault: ({ why }) => `Die Analyse ist stehen geblieben: ${why}`,
  retry: 'Noch einmal versuchen',

  lights: 'Beurteilt',
  light: {
    seen: 'Wie du es sahst',
    open: 'Mit offenen Karten',
  },
  lightAbout: {
    seen: 'Jede Entscheidung wird danach beurteilt, was ihr Spieler damals wusste.',
    open: 'Jede Entscheidung wird mit offenen Karten beurteilt, auch nach dem, was verborgen war.',
  },

  firstLook: 'Ein erster Blick auf jede Entscheidung …',
  closerLook: 'Ein genauerer Blick, das Teuerste zuerst …',
  paused: 'Die Analyse ruht. Was gefunden wurde, bleibt gespeichert.',
  finished: 'Jede Entscheidung ist beurteilt.',
  pause: 'Pause',
  goOn: 'Weiter',
  cancel: 'Abbrechen',
  depth: 'Wie genau',
  depths: { quick: 'Schnell', usual: 'Wie üblich', deep: 'Gründlich' },
  depthAbout: 'Je genauer, desto länger dauert es. Alles läuft in diesem Browser, auch ohne Netz.',
  start: 'Analysieren',
  again: 'Neu analysieren',

  curve: 'Wie wahrscheinlich jeder gewinnt',
  curveAbout: 'Mit den Pfeiltasten geht es Schritt für Schritt, oder die Kurve entlangziehen.',
  point: ({ when, items }) => `${when}: ${list(items)}`,
  moveNumber: ({ n }) => `Zug ${n}`,
  share: ({ name, percent }) => `${name} ${percent}`,
  round: ({ n }) => `Runde ${n}`,
  end: 'Ende',
  asTable: 'Als Tabelle',
  move: 'Zug',
  event: 'Was geschah',
  position: 'Die Stellung',
  previous: 'Zurück',
  next: 'Weiter',

  views: 'Teile der Analyse',
  story: 'Wendepunkte',
  decisions: 'Entscheidungen',
  players: 'Spieler',

  storyWait: 'Die Wendepunkte stehen nach dem ersten Blick auf alle Entscheidungen fest.',
  storyPoint: ({ n, of }) => `Wendepunkt ${n} von ${of}`,
  swing: ({ name, before, after }) => `${name}: ${before} → ${after}`,
  lucky: ({ name, percent }) => `Das Glück gab ${name} ${percent}.`,
  unlucky: ({ name, percent }) => `Das Pech nahm ${name} ${percent}.`,
  look: 'Diese Entscheidung ansehen',

  verdict: { fine: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler', blunder: 'Patzer' },
  cost: ({ percent }) => `Kostete etwa ${percent} der Gewinnchance.`,
  costNothing: 'Kostete nichts: Es gab keinen besseren Zug.',
  costLittle: 'Kostete kaum etwas.',
  chance: ({ name, percent }) => `Davor lag die Gewinnchance von ${name} bei etwa ${percent}.`,
  where: ({ name, n }) => `${name}, Zug ${n}`,
  played: 'Was gespielt wurde',
  better: 'Was besser war',
  why: 'Warum',
  onlyBetter: 'Das kann nur der bessere Zug:',
  explaining: 'Gründe werden gesucht …',
  showStep: ({ text }) => `Auf dem Brett zeigen: ${text}`,
  hidden: ({ name }) => `${name} macht einen Zug, den man nicht sieht.`,
  back: 'Zurück zur Liste',
  nextFault: 'Die nächste der Liste',
  tryAgain: 'Von hier noch einmal versuchen',
  tryAgainAbout: ({ name }) => `Eine neue Partie beginnt hier: Du spielst für ${name}, Bots spielen die anderen.`,

  seat: 'Von wem',
  everybody: 'Von allen',
  which: 'Welche',
  faults: 'Was etwas kostete',
  allOf: 'Alle',
  count: ({ n }) => plural(n, { none: 'Keine Entscheidungen', one: '# Entscheidung', other: '# Entscheidungen' }),
  more: 'Mehr zeigen',
  none: 'Davon gibt es nichts.',
  noneYet: 'Noch ist nichts gefunden.',

  accuracy: 'Genauigkeit',
  accuracyAbout: '100 hat, wessen Züge nichts kosten.',
  skill: ({ percent }) => `Eigene Entscheidungen kosteten zusammen ${percent}.`,
  luckGave: ({ percent }) => `Das Glück gab zusammen ${percent}.`,
  luckTook: ({ percent }) => `Das Pech nahm zusammen ${percent}.`,
  luckEven: 'Glück und Pech hielten sich die Waage.',
  tally: ({ text, items }) => `${text}: ${items.join(', ')}.`,
  counted: {
    inaccuracy: ({ n }) => plural(n, { none: 'nichts Ungenaues', one: '# ungenauer Zug', other: '# ungenaue Züge' }),
    mistake: ({ n }) => plural(n, { none: 'keine Fehler', one: '# Fehler', other: '# Fehler' }),
    blunder: ({ n }) => plural(n, { none: 'keine Patzer', one: '# Patzer', other: '# Patzer' }),
  },
  style: 'Woher die Punkte kamen',
  styleAbout:
    'Balken sind die Punkte dieses Spielers, Striche das, was starke Bots bei dieser Spielerzahl im Mittel machen.',
  source: 'Quelle',
  own: 'Punkte',
  masters: 'Starke Bots',
};

export default words;
