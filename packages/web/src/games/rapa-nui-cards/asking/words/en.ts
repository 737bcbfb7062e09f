const words = {
  nothing: 'nothing',
  column: { words: 'column col', about: 'column: all columns; “column 2”: what taking from it would bring' },
  stone: { words: 'stone', about: 'stone: what lies on the stone, and what each type is worth' },
  piles: { words: 'piles deck', about: 'piles: what is left in the piles and in the deck' },
  most: { words: 'most', about: 'most: how many of each kind everybody has' },
};

export default words;
