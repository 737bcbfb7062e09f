const words = {
  steps: {
    welcome: {
      text: 'Welcome! You settle a village, build moai and make sacrifices, some of them in secret. The most glory wins when the deck runs out. Glory comes from priests, moai, wood left over and sacrifice cards.',
    },
    columns: {
      text: 'Four columns lie in the middle; only the front card of each can be taken. Every turn goes the same way: play from your hand, take back up to three cards, and the card that you uncover last is scored for everybody.',
    },
    playPotato: {
      text: 'You hold three hunter-gatherers. One card costs nothing to play, and it stays in your village for good.',
      task: 'Play the sweet potato from your hand.',
    },
    takeWoodcutter: {
      text: 'Now refill your hand. Look behind the front card of the third column: another woodcutter. It will lie open when you have taken the first, and it will be scored.',
      task: 'Take the woodcutter of the third column.',
    },
    scoredWood: {
      text: 'A woodcutter was scored: everybody gets 1 wood for each woodcutter in their village. You both have one. Wood pays for almost everything here.',
    },
    scoredPotato: {
      text: 'Vakai uncovered a sweet potato. Everybody who has one in their village gets a sacrifice card of this type: you, and not Vakai. They may be worth glory at the end.',
    },
    playWoodcutter: {
      text: 'Two woodcutters are better than one: if you have at least two of a kind, and more than anybody else, you get one more when it is scored.',
      task: 'Play the woodcutter.',
    },
    takeBerry: {
      text: 'Behind the berry of the fourth column a woodcutter is waiting. Choose your cards also for what they uncover!',
      task: 'Take the berry of the fourth column.',
    },
    mostWood: {
      text: 'Two wood for your two woodcutters and one more for the majority: 3 for you, 1 for Vakai.',
    },
    playTwo: {
      text: 'Hunter-gatherers of the same type can be played together: two cost 1 wood, three cost 2. You have two berries.',
      task: 'Choose a berry in your hand and play both for 1 wood.',
    },
    takeMoai: {
      text: 'You have played two cards, so you take two. Only the card that is uncovered by the last one is scored.',
      task: 'Take the moai of the first column.',
    },
    takePriest: {
      text: 'Behind the priest there is a woodcutter once more.',
      task: 'Take the priest of the same column.',
    },
    playMoai: {
      text: 'Vakai helped you to more wood. A moai costs 7 and is worth 4 glory at the end. It also starts a sacrifice round.',
      task: 'Build the moai for 7 wood.',
    },
    hide: {
      text: 'Vakai laid a card on the stone for all to see. You, the builder, lay one face down. At the end the types of the stone are counted: the one that lies there most often is worth 3 glory a card, the next 2, then 1.',
      task: 'Hide one of your sacrifice cards; a fish card will do.',
    },
    offer: {
      text: 'Last, the builder adds a card from a pile. Make precious what you will have many of: your berry gatherers can bring more berry cards.',
      task: 'Put a berry card from its pile on the stone.',
    },
    takeBesideMoai: {
      text: 'Back to the columns. In the third one, a moai lies behind the sweet potato, and only you have built one.',
      task: 'Take the sweet potato of the third column.',
    },
    choose: {
      text: 'A scored moai brings 1 glory or 1 wood for each moai that you have, all in one kind.',
      task: 'Choose glory or wood, as you like.',
    },
    buy: {
      text: 'Before you play you may buy one sacrifice card. It costs 5 wood, less 1 for each hunter-gatherer of its type in your village: with two berry gatherers, a berry card costs only 3.',
      task: 'Buy a berry card from its pile.',
    },
    playPriest: {
      text: 'After buying you still have to play. A scored priest brings 1 glory for each priest in a village.',
      task: 'Play your priest.',
    },
    takeLast: {
      text: 'The first column has only one card left. An empty column gets four new cards at once, and the last of them is scored: let us see what comes.',
      task: 'Take the last card of the first column.',
    },
    refilled: {
      text: 'A priest! 1 glory for yours. There is no majority for a single one.',
    },
    sacrifice: {
      text: 'Now Vakai has built. You lay a card face up on the stone: it is gone for you, but each card of its type is now worth more.',
      task: 'Sacrifice a card; a berry card helps your other berry cards.',
    },
    ending: {
      text: 'The game ends at once when the deck is used up to refill a column. Then hidden cards are shown, and you count: glory, 4 for each moai, 1 for every 5 wood, and your sacrifice cards.',
    },
    alone: {
      text: 'You have met nearly everything. What is left: with three moai in hand and less than 7 wood you remove one, and if a pile is empty you may take another type. Play on: I’ll be back when something new comes up.',
    },
  },
  tips: {
    moai: 'You can afford a moai: 4 glory at the end, and more whenever a moai is scored.',
    substitute: 'The pile is empty, so you may take a card of another type instead.',
    discard: 'Three moai and less than 7 wood: you remove one of them from the game.',
    sacrifice: 'Sacrifice what you have plenty of: each card of that type is worth more, and you keep the rest.',
    hide: 'Nobody sees what you hide. Remember it, for it counts at the end.',
    three: 'Three of a type for 2 wood: a strong village at one blow, and three new cards.',
    buy: 'Under each pile stands what a card costs you. Cards of a type that lies often on the stone are worth buying.',
    take: 'Point at a column to see what taking its front card would bring to everybody.',
    end: 'The deck is nearly used up. Turn wood into something useful now.',
  },
};

export default words;
