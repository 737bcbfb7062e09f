import type en from './en.ts';

const words: typeof en = {
  coach: 'Deine Anleitung',
  learner: 'Schildkröte',
  next: 'Weiter',
  show: 'Zeig es mir',
  restart: 'Von vorn',
  restartSure: 'Wirklich von vorn?',
  leave: 'Verlassen',
  progress: 'Fortschritt',
  notYet: 'Eine gute Idee für später. Zuerst aber:',
  readFirst: 'Lies erst dies und drück dann Weiter.',
  watch: 'Sieh zu, was die anderen tun.',
  onYourOwn: 'Jetzt ist es deine Partie. Frag nach einem Tipp, wann immer du magst.',
  over: 'Die Partie ist zu Ende, und du hast sie ganz gespielt. Das Wertungsblatt zeigt, woher die Punkte kamen.',
  exercise: ({ n, of }) => `Übung ${n} von ${of}.`,
  solved: 'Du hast alle gelöst. Nun probiere es in einer Partie.',
};

export default words;
