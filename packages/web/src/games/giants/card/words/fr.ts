import type en from './en.ts';

const words: typeof en = {
  pitch: 'Sculpte des moaïs, forme des chaînes avec les autres clans et érige les géants sur les côtes lointaines.',
  facts: '3 à 5 joueurs · environ une heure',
  begins: 'Le premier joueur est tiré au sort au début de la partie.',
  options: {
    quickStart: { name: 'Départ rapide', about: 'Chacun commence avec deux ouvriers au lieu d’un.' },
    openScore: {
      name: 'Score ouvert',
      about: 'Un moaï est compté dès qu’il est érigé ; le résultat final est le même.',
    },
    screens: { name: 'Paravents ouverts', about: 'Tout le monde voit la réserve des autres.' },
    bases: { name: 'Socles visibles', about: 'La couleur sous chaque moaï se voit : nul besoin de la retenir.' },
    ownBases: { name: 'Retiens les tiens', about: 'Personne ne voit quels moaïs sont les siens, comme à la table.' },
  },
};

export default words;
