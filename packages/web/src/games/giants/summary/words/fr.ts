import type en from './en.ts';

const words: typeof en = {
  pieces: {
    moai: 'moaï',
    base: 'socle',
    headdress: 'coiffe',
    worker: 'ouvrier, force 1',
    sorcerer: 'sorcier, force 1',
    chief: 'chef, force 3',
    marker: 'marqueur tribal',
    log: 'rondin, force 1',
    tablet: 'demi-tablette',
  },
  parts: {
    goal: {
      title: 'Le but',
      text: 'Érige des moaïs sur les ahus de la côte et coiffe-les. Un moaï rapporte le nombre de gauche de son ahu fois sa taille, une coiffe le nombre de droite. Le clan qui a le plus de prestige gagne.',
    },
    round: {
      title: 'Une manche',
      text: '1. Les dés amènent des moaïs. 2. Enchères : on mise en secret ; qui mise le plus de marqueurs choisit d’abord, les pions sont des sculpteurs (le chef compte 3). 3. Placement : une action par tour, jusqu’à ce que chacun ait passé : placer un pion, avec 2 rondins au plus ; un sorcier fait aussi l’action de son hexagone (ouvrier, marqueur, rondins, coiffe, réserver un ahu), un chef pour 2 demi-tablettes ; ou dépenser un marqueur pour une demi-tablette. 4. Transport. 5. Tout revient, sauf les rondins placés.',
    },
    transport: {
      title: 'Le transport',
      text: 'Chaque hexagone où entre un objet doit fournir autant de force que sa taille (une coiffe : 1), avec au moins un pion. Un autre clan gagne 1 point par point de force de ses pions que tu utilises ; les rondins et tes pions sont gratuits. Pour ériger ou coiffer, il te faut un pion à toi dans l’hexagone. Un marqueur te garde un objet ; un objet abandonné doit être achevé ou marqué aussitôt.',
    },
    end: {
      title: 'La fin',
      text: 'La partie se termine après une manche où quelqu’un a un moaï sur chacun de ses socles. Deux demi-tablettes valent 3. Une demi-tablette permet aussi, à tout moment, de regarder sous un moaï.',
    },
  },
};

export default words;
