import type en from './en.ts';

const words: typeof en = {
  games: {
    giants: {
      name: 'Giants',
      pitch:
        'Taille des moaï, forme avec les autres des chaînes de porteurs et dresse les géants sur les côtes lointaines.',
      facts: '3 à 5 joueurs · environ une heure',
    },
    'rapa-nui': {
      name: 'Rapa Nui',
      pitch:
        'Fais marcher les statues à travers l’île, récolte roseaux, œufs, bois et perles, et change-les en offrandes.',
      facts: '2 à 4 joueurs · environ une heure',
    },
    'rapa-nui-cards': {
      name: 'Rapa Nui : le jeu de cartes',
      pitch:
        'Fonde un village à partir de quatre colonnes et sacrifie en secret : ce que beaucoup donnent devient précieux.',
      facts: '2 à 4 joueurs · une demi-heure',
    },
  },
  person: 'Personne',
  levels: { novice: 'Robot : novice', fair: 'Robot : correct', strong: 'Robot : fort', master: 'Robot : maître' },
  levelAbout: {
    novice: 'Voit les points sur la table et guère plus. Bien pour une première partie.',
    fair: 'A appris ce que vaut une position ; répond en une demi-seconde.',
    strong: 'Réfléchit à l’avance, jusqu’à une seconde par coup.',
    master: 'Réfléchit jusqu’à trois secondes par coup et pardonne peu.',
  },
  clans: { turtle: 'Tortue', dolphin: 'Dauphin', moray: 'Murène', octopus: 'Pieuvre', frigate: 'Frégate' },
  begins: {
    giants: 'Le premier joueur est tiré au sort au début de la partie.',
    'rapa-nui': 'Le premier ordre du tour est tiré au sort au début de la partie.',
    'rapa-nui-cards': 'Qui commence a moins de bois.',
  },
  options: 'Options',
  option: {
    quickStart: { name: 'Départ rapide', about: 'Chacun commence avec deux ouvriers au lieu d’un.' },
    openScore: {
      name: 'Score ouvert',
      about: 'Un moaï est compté dès qu’il est dressé ; le résultat final est le même.',
    },
    screens: { name: 'Paravents ouverts', about: 'Tout le monde voit la réserve des autres.' },
    bases: { name: 'Socles visibles', about: 'La couleur sous chaque moaï se voit : nul besoin de la retenir.' },
    firstGame: {
      name: 'Première partie',
      about: 'Plus simple : moins de sortes de tuiles ahu et pas de tablettes Rongo.',
    },
    offerings: { name: 'Offrandes visibles', about: 'Tout le monde voit ce que valent les offrandes des autres.' },
    openHands: { name: 'Mains ouvertes', about: 'Tout le monde voit toutes les mains.' },
  },
  boardFile: 'Ton propre plateau',
  boardAbout: 'Notre plateau est une reconstitution. Qui possède le jeu imprimé peut fournir le sien dans un fichier.',
  badTable: ({ reason }) => `Cette table ne peut pas être dressée : ${reason}`,
};

export default words;
