import type en from './en.ts';

const words: typeof en = {
  person: 'Humain',
  levels: { novice: 'Robot : novice', fair: 'Robot : correct', strong: 'Robot : fort', master: 'Robot : maître' },
  levelAbout: {
    novice: 'Voit les points sur la table et guère plus. Bien pour une première partie.',
    fair: 'A appris ce que vaut une position ; répond en une demi-seconde.',
    strong: 'Réfléchit à l’avance, jusqu’à une seconde par coup.',
    master: 'Réfléchit jusqu’à trois secondes par coup et pardonne peu.',
  },
  clans: { turtle: 'Tortue', dolphin: 'Dauphin', moray: 'Murène', octopus: 'Pieuvre', frigate: 'Frégate' },
  options: 'Options',
  boardFile: 'Ton propre plateau',
  boardAbout:
    'Notre plateau est une reconstitution. Si tu possèdes le jeu imprimé, tu peux fournir le sien dans un fichier.',
  badTable: ({ reason }) => `Impossible de préparer cette table : ${reason}`,
};

export default words;
