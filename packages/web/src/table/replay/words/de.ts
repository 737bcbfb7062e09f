import type en from './en.ts';

const words: typeof en = {
  replayOf: ({ game }) => `Nachgespielt: ${game}`,
  eyes: 'Gesehen von',
  eyesAll: 'Allen zugleich',
  eyesAudience: 'Dem Publikum',
  position: 'Stelle der Partie',
  positionOf: ({ n, of }) => `Zug ${n} von ${of}`,
  first: 'Zum Anfang',
  last: 'Zum Ende',
  playOn: 'Abspielen',
  fork: 'Von hier weiterspielen',
  forkText: ({ n }) =>
    n === 0
      ? 'Eine neue Partie beginnt wie diese. Die alte bleibt, wie sie ist.'
      : `Eine neue Partie beginnt nach Zug ${n}. Die alte bleibt, wie sie ist.`,
  forkLocked:
    'Die Partie ist noch nicht aus. Darum behalten alle ihren Platz, und niemand sieht, was er nicht wissen darf.',
  sitterOf: ({ name }) => `Wer für ${name} spielt`,
  start: 'Beginnen',
};

export default words;
