const words = {
  question: 'Choose a move.',
  wait: 'Another player’s turn.',
  over: 'The game is over.',
  chance: 'Chance',
  told: ({ name, notation }: { name: string; notation: string }) => `${name}: ${notation}`,
  toldHidden: ({ name }: { name: string }) => `${name} makes a hidden move.`,
  refused: 'This move is not possible now.',
};

export default words;
