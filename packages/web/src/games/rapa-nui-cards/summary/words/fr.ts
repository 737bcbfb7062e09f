import type en from './en.ts';

const words: typeof en = {
  pieces: {
    fish: 'poisson',
    berry: 'mûre',
    potato: 'patate douce',
    cereal: 'céréale',
    woodcutter: 'bûcheron',
    priest: 'prêtre',
    moai: 'moaï',
    's-berry': 'carte sacrifice',
  },
  parts: {
    turn: {
      title: 'Ton tour',
      text: 'Si tu veux, achète une carte sacrifice : 5 bois, moins 1 par chasseur-cueilleur de son type. Puis joue de ta main : une carte gratuitement, deux ou trois chasseurs-cueilleurs d’un type pour 1 ou 2 bois, ou un moaï pour 7. Prends des cartes de devant jusqu’à en tenir trois ; la carte que découvre la dernière est évaluée pour tout le monde.',
    },
    score: {
      title: 'L’évaluation',
      text: 'Bûcheron : 1 bois pour chacun des tiens. Prêtre : 1 point de gloire pour chacun des tiens. Moaï : 1 point de gloire ou 1 bois pour chacun des tiens. Chasseur-cueilleur : une carte sacrifice de son type si tu en as un. Le seul joueur qui en a le plus, et au moins deux, en reçoit un de plus.',
    },
    stone: {
      title: 'La pierre',
      text: 'Quand un moaï est construit, les autres posent une carte sacrifice face visible sur la pierre ; le bâtisseur en pose une face cachée et en ajoute une d’une pile. À la fin, un type vaut 3 par carte, moins 1 pour chaque nombre supérieur sur la pierre.',
    },
    end: {
      title: 'La fin',
      text: 'La partie finit aussitôt que compléter une colonne épuise la pioche. Gloire, 4 par moaï, 1 par lot de 5 bois, et tes cartes sacrifice.',
    },
  },
};

export default words;
