const words = {
  steps: {
    welcome: {
      text: 'Welcome to Rapa Nui. You sculpt moai and carry them to the ahus of the coast, which brings resources. Resources buy offerings, and the most valuable offerings win. You begin with one of each resource.',
    },
    draft: {
      text: 'On every ahu lies a tile: the player who erects there gets it. With two players, four tiles that are left over are shared out first: Vakai begins.',
    },
    draftThrift: {
      text: 'Thrift lets you pay 2 resources instead of 4 for an offering. A good tile to have.',
      task: 'Choose Thrift.',
    },
    placing: {
      text: 'You also got Abundance. Now you place your figures by turns. Villagers sculpt in the columns of the quarry, or carry on the island; the sorcerer takes a star and decides the next turn order.',
    },
    columnOne: {
      text: 'Sculpting begins in column 1: one sculptor there makes a small moai.',
      task: 'Place a villager in column 1 of the quarry.',
    },
    carrier: {
      text: 'A moai walks from the crater, and every space on its way needs a carrier, yours or another player’s. Where it is erected, one must be yours. The lit space gives wood.',
      task: 'Place a villager on the lit space.',
    },
    secondCarrier: {
      text: 'Erecting tires a carrier. A second one on the same space can cap the moai in the same round.',
      task: 'Place another villager on the same space.',
    },
    columnTwo: {
      text: 'One sculptor each in columns 1 and 2 make a medium moai: 3 resources instead of 1.',
      task: 'Place a villager in column 2.',
    },
    sorcerer: {
      text: 'The first star means being first. Only the first player may not take it with the very first figure of a round.',
      task: 'Place the sorcerer on the first star.',
    },
    sculpted: {
      text: 'The sculptors are done: a medium moai for you, a small one for Vakai. Now they are carried, one transport a turn.',
    },
    erect: {
      text: 'The way leads over two spaces of Vakai’s, who gets what they show. You get 3 wood at the end, and the tile of the ahu.',
      task: 'Carry the medium moai to your space and erect it.',
    },
    abundance: {
      text: 'This is the moment for Abundance: 3 more resources of this space. A tile that was played is gone.',
      task: 'Play Abundance.',
    },
    popular: {
      text: '7 wood! In your turn you may buy improvements, three of the four in a game. Popular brings a fifth villager for 2 wood.',
      task: 'Buy the fifth villager for 2 wood.',
    },
    done: {
      text: 'From the ahu you have Rest: a tired carrier stands up again. Keep it for later.',
      task: 'End your turn.',
    },
    cap: {
      text: 'A pukao, the red headdress, starts at its own red quarry, right beside your space. Capping a moai, even another player’s, lets you buy an offering.',
      task: 'Carry a pukao to your moai.',
    },
    boat: {
      text: 'Four alike buy a Hut, Hen, Boat or Necklace; one of each kind buys an Axe. Four wood are the Boat: 11 points.',
      task: 'Pay 4 wood for the Boat.',
    },
    doneAgain: { text: 'Your first offering. The next of its stack is worth a little less.', task: 'End your turn.' },
    pass: { text: 'Nothing is left to carry with profit.', task: 'Pass.' },
    secondRound: {
      text: 'A new round: all figures are home, and you begin with five villagers. The last round is the one after which no more ahus are free than there are players.',
    },
    pearls: {
      text: 'Pearls are worth the most, and lie far from the crater.',
      task: 'Place a villager on the lit space with the pearls.',
    },
    pearlsAgain: { text: 'One to erect, one to cap.', task: 'Place another villager there.' },
    large: {
      text: 'One sculptor in each of the three columns makes a large moai: 5 resources.',
      task: 'Place a villager in column 1.',
    },
    largeTwo: {
      text: 'Vakai stands on the spaces of your way again: good for you both.',
      task: 'Place a villager in column 2.',
    },
    largeThree: { text: 'There is only one place in column 3.', task: 'Place a villager in column 3.' },
    erectLarge: {
      text: 'The way crosses the pukao quarry, where a neutral carrier stands: it costs nothing.',
      task: 'Carry the large moai to the pearls and erect it on the lit ahu.',
    },
    chief: {
      text: '6 pearls. For 3 you can have the chief: he joins the sculptors of a column whenever you place a figure, and never tires.',
      task: 'Buy the chief for 3 pearls.',
    },
    doneChief: { text: 'Next turn you will cap this moai.', task: 'End your turn.' },
    capPearl: { text: 'Your second carrier there is still standing.', task: 'Carry a pukao to your large moai.' },
    thrift: {
      text: 'With Thrift, two pearls are enough for a Necklace. A dearer resource may always stand in for a cheaper one.',
      task: 'Play Thrift.',
    },
    necklace: { text: 'The best of its stack: 12 points.', task: 'Pay 2 pearls for the Necklace.' },
    ending: {
      text: 'At the end you count your offerings and 1 point for each resource. Resources that you cannot spend are worth little: cap in time!',
    },
    alone: {
      text: 'You have met nearly everything. What is left: your Rongo tablet can be any tile once, Barter swaps resources, and other tiles let a sorcerer or a sculptor carry. Play to the end: I’ll be back when something new comes up.',
    },
  },
  tips: {
    choose: 'A moai crossed your space, which shows several gains: take the one you need.',
    gain: 'Here you may choose what you gain, or play a tile for more.',
    exchange: 'The stacks show what is on top. Spend what you have most of.',
    sculpt: 'Reinforcement stands for one more sculptor, in any column.',
    rest: 'With Rest a tired carrier stands up, and can erect or cap again.',
    barter: 'Barter turns 3 resources into any 3: reeds into pearls.',
    chief: 'Your chief can go under a column along with a figure: choose the column first.',
    place: 'Think backwards: where will the moai stand, who stands on the way, and who will cap it?',
    improve: 'You can buy an improvement. The earlier, the longer it helps.',
    transport: 'Choose what to carry: its goals light up, with the way and its price.',
  },
};

export default words;
