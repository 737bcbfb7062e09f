import type en from './en.ts';

const words: typeof en = {
  games: {
    giants: {
      name: 'Giants',
      pitch: 'Sculpte des moaïs, forme des chaînes avec les autres clans et érige les géants sur les côtes lointaines.',
      facts: '3 à 5 joueurs · environ une heure',
    },
    'rapa-nui': {
      name: 'Rapa Nui',
      pitch:
        'Fais marcher les statues à travers l’île, récolte joncs, œufs, bois et perles, et change-les en offrandes.',
      facts: '2 à 4 joueurs · environ une heure',
    },
    'rapa-nui-cards': {
      name: 'Rapa Nui : le jeu de cartes',
      pitch:
        'Fonde un village à partir de quatre colonnes et sacrifie en secret : ce que beaucoup donnent devient précieux.',
      facts: '2 à 4 joueurs · une demi-heure',
    },
  },
  person: 'Humain',
  levels: { novice: 'Robot : novice', fair: 'Robot : correct', strong: 'Robot : fort', master: 'Robot : maître' },
  levelAbout: {
    novice: 'Voit les points sur la table et guère plus. Bien pour une première partie.',
    fair: 'A appris ce que vaut une position ; répond en une demi-seconde.',
    strong: 'Réfléchit à l’avance, jusqu’à une seconde par coup.',
    master: 'Réfléchit jusqu’à trois secondes par coup et pardonne peu.',
  },
  clans: { turtle: 'Tortue', dolphin: 'Dauphin', moray: 'Murène', octopus: 'Pieuvre', frigate: 'Frégate' },
  begins: {
    giants: 'Le premier joueur est tiré au sort au début de la partie.',
    'rapa-nui': 'Le premier ordre du tour est tiré au sort au début de la partie.',
    'rapa-nui-cards': 'Le premier joueur a moins de bois.',
  },
  options: 'Options',
  option: {
    quickStart: { name: 'Départ rapide', about: 'Chacun commence avec deux ouvriers au lieu d’un.' },
    openScore: {
      name: 'Score ouvert',
      about: 'Un moaï est compté dès qu’il est érigé ; le résultat final est le même.',
    },
    screens: { name: 'Paravents ouverts', about: 'Tout le monde voit la réserve des autres.' },
    bases: { name: 'Socles visibles', about: 'La couleur sous chaque moaï se voit : nul besoin de la retenir.' },
    firstGame: {
      name: 'Première partie',
      about: 'Plus simple : moins de sortes de tuiles ahu et pas de tablettes Rongo.',
    },
    offerings: { name: 'Offrandes visibles', about: 'Tout le monde voit ce que valent les offrandes des autres.' },
    openHands: { name: 'Mains ouvertes', about: 'Tout le monde voit toutes les mains.' },
  },
  boardFile: 'Ton propre plateau',
  boardAbout:
    'Notre plateau est une reconstitution. Si tu possèdes le jeu imprimé, tu peux fournir le sien dans un fichier.',
  badTable: ({ reason }) => `Impossible de préparer cette table : ${reason}`,
};

export default words;
