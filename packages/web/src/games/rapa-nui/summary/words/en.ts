const words = {
  pieces: {
    reed: 'reed',
    egg: 'egg',
    wood: 'wood',
    pearl: 'pearl',
    villager: 'villager',
    sorcerer: 'sorcerer',
    chief: 'chief',
    moai: 'moai',
    pukao: 'pukao',
    rongo: 'Rongo tablet',
  },
  parts: {
    goal: {
      title: 'The aim',
      text: 'Erect moai to gain resources, cap moai to buy offerings. Offerings, 1 for each resource, 3 for an unused tablet and 3 for each Favour: the most points win.',
    },
    place: {
      title: 'Placing',
      text: 'In turn order, one figure at a time: a villager into a column of the quarry (sculptor) or on a space that is empty or yours (carrier); the sorcerer on a star, which gives the next turn order. Sculptors of column 1 make a small moai, of 1 and 2 a medium, of 1, 2 and 3 a large one.',
    },
    carry: {
      title: 'Transport',
      text: 'One transport a turn, or pass. A moai walks from the crater, a pukao from its quarry, over spaces with a carrier. Spaces of others bring them what they show (a pukao: 1 reed). Where you erect or cap, you need a carrier that is not tired; it tires. Erecting: the tile of the ahu, then 1, 3 or 5 resources. Capping: buy one offering for 4 reeds, 4 eggs, one of each, 4 wood or 4 pearls.',
    },
    end: {
      title: 'The end',
      text: 'The last round is the one after which no more ahus are free than there are players. A track holds 10 of each resource. You may buy three improvements. The tablet stands in for any tile, once.',
    },
  },
};

export default words;
