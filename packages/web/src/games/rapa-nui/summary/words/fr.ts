import type en from './en.ts';

const words: typeof en = {
  pieces: {
    reed: 'jonc',
    egg: 'œuf',
    wood: 'bois',
    pearl: 'perle',
    villager: 'villageois',
    sorcerer: 'sorcier',
    chief: 'chef',
    moai: 'moaï',
    pukao: 'pukao',
    rongo: 'tablette rongo',
  },
  parts: {
    goal: {
      title: 'Le but',
      text: 'Érige des moaïs pour gagner des ressources, coiffe-les pour acheter des offrandes. Comptent les offrandes, 1 par ressource, 3 pour une tablette non utilisée et 3 par Faveur : qui a le plus de points gagne.',
    },
    place: {
      title: 'Le placement',
      text: 'Dans l’ordre du tour, une figurine à la fois : un villageois dans une colonne de la carrière (sculpteur) ou sur une case vide ou à toi (transporteur) ; le sorcier sur une étoile, qui donne le prochain ordre du tour. Des sculpteurs en colonne 1 font un petit moaï, en 1 et 2 un moyen, en 1, 2 et 3 un grand.',
    },
    carry: {
      title: 'Le transport',
      text: 'Un transport par tour, ou passer. Un moaï part du cratère, un pukao de sa carrière, par des cases où il y a un transporteur. Les cases des autres leur rapportent ce qu’elles montrent (un pukao : 1 jonc). Là où tu ériges ou coiffes, il te faut un transporteur qui n’est pas fatigué ; il se fatigue. Ériger : la tuile de l’ahu, puis 1, 3 ou 5 ressources. Coiffer : une offrande pour 4 joncs, 4 œufs, un de chaque, 4 bois ou 4 perles.',
    },
    end: {
      title: 'La fin',
      text: 'La dernière manche est celle après laquelle il ne reste pas plus d’ahus libres que de joueurs. Une piste contient 10 de chaque ressource. Tu peux acheter trois améliorations. La tablette remplace une fois n’importe quelle tuile.',
    },
  },
};

export default words;
