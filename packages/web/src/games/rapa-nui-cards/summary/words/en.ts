const words = {
  pieces: {
    fish: 'fish',
    berry: 'berry',
    potato: 'sweet potato',
    cereal: 'cereal',
    woodcutter: 'woodcutter',
    priest: 'priest',
    moai: 'moai',
    's-berry': 'sacrifice card',
  },
  parts: {
    turn: {
      title: 'Your turn',
      text: 'If you like, buy one sacrifice card: 5 wood, less 1 for each of your hunter-gatherers of its type. Then play from your hand: one card for nothing, two or three hunter-gatherers of one type for 1 or 2 wood, or a moai for 7. Take front cards of the columns until you hold three; the card that the last one uncovers is scored for everybody.',
    },
    score: {
      title: 'Scoring',
      text: 'Woodcutter: 1 wood for each of yours. Priest: 1 glory for each of yours. Moai: 1 glory or 1 wood for each of yours. Hunter-gatherer: one sacrifice card of its type if you have such a card. The only player with the most, and at least two, gets one more.',
    },
    stone: {
      title: 'The stone',
      text: 'When a moai is built, the others lay a sacrifice card face up on the stone; the builder lays one face down and adds one from a pile. At the end a type is worth 3 for each of your cards, less 1 for each higher count on the stone.',
    },
    end: {
      title: 'The end',
      text: 'The game ends at once when a refill uses up the deck. Glory, 4 for each moai, 1 for every 5 wood, and your sacrifice cards.',
    },
  },
};

export default words;
