const words = {
  column: {
    text: 'You want a large moai: one sculptor in each of the three columns. Column 3 has only one place.',
    task: 'Place the first of your three sculptors.',
    right: 'Column 3 is yours: Vakai can make no large moai this round. The other columns have places enough for now.',
    wrong: 'That can wait: Vakai may take the only place of column 3. What is scarce comes first.',
  },
  route: {
    text: 'Your medium moai leaves the crater for S3. Every space of another player on its way brings them what it shows. S1 is yours; I3, I4 and S2 are Vakai’s.',
    task: 'Choose the first step.',
    right:
      'On S1 nobody else gets anything, so Vakai gets something only on S2. Where your moai walk, your own carriers should stand.',
    wrong: 'Over I3 every space on the way brings Vakai something. Which way has a carrier of yours?',
  },
  tablet: {
    text: 'You have erected a medium moai and gain 3 wood. Your Rongo tablet can be any tile now; kept, it is worth 3 points at the end.',
    task: 'Use the tablet for the most that it can bring.',
    right:
      'Three more wood are 3 points at the end, as the tablet would be, and until then you can spend them. So it loses nothing, and gives you a choice.',
    wrong:
      'Bonus brings 2 only, Barter no more than you give, and a tablet that is kept buys nothing. Which tile brings 3?',
  },
  rest: {
    text: 'You have 7 wood, and your moai on S3 has no pukao. Your only carrier there is tired.',
    task: 'See to it that you can cap the moai this round.',
    right:
      'With Rest the carrier stands up and can cap: 4 wood then buy the Boat, 11 points. Tiles that wait for the end help nobody.',
    wrong: 'A tired carrier cannot cap, and after passing the round is over for you. Which of your tiles helps?',
  },
};

export default words;
