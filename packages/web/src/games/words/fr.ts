import type en from './en.ts';

const words: typeof en = {
  person: 'Personne',
  levels: { novice: 'Robot : novice', fair: 'Robot : correct', strong: 'Robot : fort', master: 'Robot : maître' },
  levelAbout: {
    novice: 'Voit les points sur la table et guère plus. Bien pour une première partie.',
    fair: 'A appris ce que vaut une position ; répond en une demi-seconde.',
    strong: 'Réfléchit à l’avance, jusqu’à une seconde par coup.',
    master: 'Réfléchit jusqu’à trois secondes par coup et pardonne peu.',
  },
  clans: { turtle: 'Tortue', dolphin: 'Dauphin', moray: 'Murène', octopus: 'Pieuvre', frigate: 'Frégate' },
  options: 'Options',
  boardFile: 'Ton propre plateau',
  boardAbout: 'Notre plateau est une reconstitution. Qui possède le jeu imprimé peut fournir le sien dans un fichier.',
  badTable: ({ reason }) => `Cette table ne peut pas être dressée : ${reason}`,
};

export default words;
