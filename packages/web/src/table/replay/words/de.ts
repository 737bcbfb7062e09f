import type en from './en.ts';

const words: typeof en = {
  replayOf: ({ game }) => `${game} ansehen`,
  eyes: 'Gesehen von',
  eyesAll: 'Allen zugleich',
  eyesAudience: 'Dem Publikum',
  position: 'Stelle der Partie',
  positionOf: ({ n, of }) => `Zug ${n} von ${of}`,
  begins: 'Die Partie beginnt.',
  setUp: 'Aufbau',
  aboutAll: 'Du siehst alles, mehr als irgendwer am Tisch.',
  aboutAudience: 'Du siehst, was für alle offen lag.',
  aboutSeat: ({ name }) => `Du siehst, was ${name} in diesem Moment sah, und sonst nichts.`,
  roundBefore: 'Zurück zum Anfang einer Runde',
  roundAfter: 'Zur nächsten Runde',
  decisions: ({ name }) => `Entscheidungen: ${name}`,
  decisionBefore: ({ name }) => `Vorige Entscheidung von ${name}`,
  decisionAfter: ({ name }) => `Nächste Entscheidung von ${name}`,
  first: 'Zum Anfang',
  last: 'Zum Ende',
  playOn: 'Abspielen',
  fork: 'Von hier weiterspielen',
  forkText: ({ n }) =>
    n === 0
      ? 'Eine neue Partie beginnt wie diese. Die alte bleibt, wie sie ist.'
      : `Eine neue Partie beginnt nach Zug ${n}. Die alte bleibt, wie sie ist.`,
  forkLocked:
    'Die Partie ist noch nicht zu Ende. Darum behalten alle ihren Platz, und niemand sieht, was er nicht wissen darf.',
  sitterOf: ({ name }) => `Wer für ${name} spielt`,
  start: 'Beginnen',
};

export default words;
