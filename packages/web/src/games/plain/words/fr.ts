import type en from './en.ts';

const words: typeof en = {
  question: 'Choisis un coup.',
  wait: 'C’est au tour d’un autre joueur.',
  over: 'La partie est finie.',
  chance: 'Hasard',
  told: ({ name, notation }) => `${name} : ${notation}`,
  toldHidden: ({ name }) => `${name} joue un coup caché.`,
  refused: 'Ce coup n’est pas possible maintenant.',
};

export default words;
