const words = {
  pitch: 'Walk statues across the island, gather reeds, eggs, wood and pearls, and turn them into offerings.',
  facts: '2 to 4 players · about an hour',
  begins: 'The first turn order is drawn by lot when the game begins.',
  options: {
    firstGame: { name: 'First game', about: 'Simpler: fewer kinds of ahu tiles and no Rongo tablets.' },
    offerings: { name: 'Offerings shown', about: 'Everybody sees what the offerings of the others are worth.' },
  },
};

export default words;
