const words = {
  chain: {
    text: 'Your moai of size 2 needs strength 2 in every hex that it enters. E9 and E8 have 2; on E7 there is only your worker.',
    task: 'Place your last worker where your moai gains the most.',
    right: 'E7 has 2 now, and a piece of yours: 3 × 2 = 6 prestige. A chain is as strong as its weakest hex.',
    wrong: 'From there the moai gets to a poorer ahu, or to none. Which hex of the chain is too weak?',
  },
  toll: {
    text: 'Vakai’s chief waits on D8. Riro’s moai of size 2 has one worker on E9.',
    task: 'Place a worker where both moai will pass.',
    right:
      'E9 leads from the quarry to both. Riro’s moai lacks 1 strength there, and Vakai has nobody: each time your worker carries, you score 1.',
    wrong: 'Nobody has to pass there, or you give more than is needed. Which hex beside the quarry do both use?',
  },
  bid: {
    text: 'You want the moai of size 3. Everybody has 2 markers, and you alone have a half-tablet.',
    task: 'Bid so that you choose first for sure and can take it, and keep the rest.',
    right:
      'Nobody can bid more than 2 markers, and your half-tablet breaks the tie. The chief is three sculptors: your workers stay free.',
    wrong:
      'Another clan could choose before you, the 3 would be too large for you, or you bid pieces that you need on the island.',
  },
  crew: {
    text: 'Your moai enters E9 and needs 1 strength, of Vakai or of Riro. Vakai has 2 prestige, Riro 1.',
    task: 'Choose who scores.',
    right: 'Riro is behind: the point does the least harm there, and your moai gets just as far.',
    wrong: 'Vakai is ahead of Riro. Which rival should not get more?',
  },
};

export default words;
