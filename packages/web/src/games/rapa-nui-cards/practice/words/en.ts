const words = {
  buy: {
    text: 'You have 11 wood and a moai in your hand, which costs 7. The number below each pile is what its card costs you.',
    task: 'Do what pays most before you build the moai.',
    right:
      'Buying comes before playing. Your two berry gatherers make the card cheap, and at least 7 wood are left for the moai.',
    wrong:
      'After playing you cannot buy any more; and a fish or cereal card leaves you 6 wood, too little for the moai.',
  },
  hide: {
    text: 'Vakai has laid a fish card. If the game ended now, the types that lie on the stone most often would be worth 3, the next 2.',
    task: 'Hide the card that makes your others worth most.',
    right:
      'You have two sweet potato cards: the one on the stone makes the other worth 3, like your fish card. That is 14 points as it stands.',
    wrong: 'As it stands that makes 12 or 13 points. Of which type do you keep a card when you lay one?',
  },
  uncover: {
    text: 'You take one more card. What is behind it is scored: look at your village, and at the number of your berry gatherers.',
    task: 'Take the card that brings you most.',
    right:
      'A berry gatherer is scored: you get a card, and one more for the majority. Two berry cards are worth 4 points as it stands.',
    wrong:
      'That brings less, or is a gamble, or helps Vakai. Behind which card is something of which you have the most?',
  },
  sacrifice: {
    text: 'Vakai has built. You have two berry cards, two sweet potato cards and one cereal card; a berry card lies on the stone.',
    task: 'Sacrifice the card that leaves you most points.',
    right:
      'A second berry card on the stone makes berry cards worth 3, and your village goes on bringing them. 15 points as it stands.',
    wrong:
      'A sweet potato card leaves you 13 points as it stands, a cereal card 12. Which type does your village bring again and again?',
  },
};

export default words;
