import { pluralsOf } from '../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('de');

const words: typeof english = {
  title: 'Befehle',
  field: 'Zug oder Frage',
  placeholder: 'ein Zug, eine Frage oder „hilfe“',
  send: 'Senden',
  close: 'Befehle schließen',
  played: ({ move }) => `Du spielst: ${move}.`,
  which: ({ n }) => plural(n, { one: '# Zug liest sich so:', other: '# Züge lesen sich so. Welcher?' }),
  more: ({ n }) => plural(n, { one: 'und # weiterer', other: 'und # weitere' }),
  unknown: ({ text }) => `„${text}“ ist jetzt weder ein Zug von dir noch eine Frage. Tippe „hilfe“.`,
  notYours: 'Du hast jetzt keinen Zug.',
  noneSo: 'Keine.',
  senseless: ({ about }) => `Das ist hier nicht zu verstehen. ${about}`,
  points: ({ name, n }) => `${name}: ${plural(n, { one: '# Punkt', other: '# Punkte' })}.`,
  pointsKnown: ({ name, n }) =>
    `${name}: ${plural(n, { one: '# Punkt', other: '# Punkte' })}, soweit du es wissen darfst.`,
  pointsHidden: ({ name }) => `${name}: verdeckt.`,
  timeLeft: ({ name, time }) => `${name}: ${time}.`,
  noClock: 'Hier läuft keine Uhr.',
  enter: 'Enter in der leeren Zeile: wie es weitergeht, falls Bots auf dich warten',
  questions: {
    help: { words: 'hilfe h', about: 'hilfe: diese Liste' },
    moves: { words: 'züge z', about: 'züge: deine Züge nach Art; „züge häuptling“ die, die sich so lesen' },
    more: { words: 'weiter mehr', about: 'weiter: die nächsten der vorgelesenen Züge' },
    last: { words: 'zuletzt', about: 'zuletzt: was zuletzt geschah' },
    since: { words: 'seither neues', about: 'seither: was seit deinem Zug geschah' },
    log: { words: 'verlauf', about: 'verlauf 5: die letzten fünf Sätze' },
    score: { words: 'punkte stand', about: 'punkte: die Punkte aller' },
    ask: { words: 'frage dran', about: 'dran: wer am Zug ist und was gefragt wird' },
    hint: { words: 'tipp', about: 'tipp: was ein starker Bot täte' },
    undo: { words: 'zurücknehmen', about: 'zurücknehmen: nimmt deinen letzten Zug zurück' },
    me: { words: 'ich', about: 'ich: alles, was du hast' },
    player: { words: 'spieler', about: 'Vakai oder spieler Vakai: alles, was Vakai hat, soweit du es wissen darfst' },
    time: { words: 'zeit uhr', about: 'zeit: wie viel Zeit alle noch haben' },
    rule: { words: 'regel', about: 'regel G3.24: diese Regel; „regel“ allein: die, die dein letzter Zug verletzte' },
  },
};

export default words;
