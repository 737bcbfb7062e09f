import type en from './en.ts';

const words: typeof en = {
  replayOf: ({ game }) => `Revoir : ${game}`,
  eyes: 'Vu par',
  eyesAll: 'Tout le monde à la fois',
  eyesAudience: 'Le public',
  position: 'Moment de la partie',
  positionOf: ({ n, of }) => `Coup ${n} sur ${of}`,
  begins: 'La partie commence.',
  setUp: 'Mise en place',
  aboutAll: 'Tu vois tout, plus que n’importe quel joueur.',
  aboutAudience: 'Tu vois ce qui était visible de tous.',
  aboutSeat: ({ name }) => `Tu vois ce que ${name} voyait à ce moment, et rien d’autre.`,
  roundBefore: 'Revenir au début d’une manche',
  roundAfter: 'À la manche suivante',
  decisions: ({ name }) => `Décisions : ${name}`,
  decisionBefore: ({ name }) => `Décision précédente : ${name}`,
  decisionAfter: ({ name }) => `Décision suivante : ${name}`,
  first: 'Au début',
  last: 'À la fin',
  playOn: 'Lecture',
  fork: 'Continuer d’ici',
  forkText: ({ n }) =>
    n === 0
      ? 'Une nouvelle partie commence comme celle-ci. L’ancienne reste telle quelle.'
      : `Une nouvelle partie commence après le coup ${n}. L’ancienne reste telle quelle.`,
  forkLocked: 'La partie n’est pas finie : chacun garde sa place, pour que personne ne voie ce qu’il doit ignorer.',
  sitterOf: ({ name }) => `Qui joue pour ${name}`,
  start: 'Commencer',
};

export default words;
