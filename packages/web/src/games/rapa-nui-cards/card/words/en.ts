const words = {
  pitch: 'Found a village from four open columns and sacrifice in secret: what many give becomes precious.',
  facts: '2 to 4 players · half an hour',
  begins: 'The first player has less wood.',
  options: {
    openHands: { name: 'Open hands', about: 'Everybody sees every hand.' },
  },
};

export default words;
