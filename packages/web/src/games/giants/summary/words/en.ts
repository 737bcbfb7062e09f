const words = {
  pieces: {
    moai: 'moai',
    base: 'base',
    headdress: 'headdress',
    worker: 'worker, strength 1',
    sorcerer: 'sorcerer, strength 1',
    chief: 'chief, strength 3',
    marker: 'tribe marker',
    log: 'log, strength 1',
    tablet: 'half-tablet',
  },
  parts: {
    goal: {
      title: 'The aim',
      text: 'Erect moai on the ahus of the coast and cap them. A moai scores the left-hand number of its ahu times its size, a headdress the right-hand number. The most prestige wins.',
    },
    round: {
      title: 'A round',
      text: '1. Dice bring moai. 2. Auction: all bid in secret; most markers choose first, pieces are sculptors (the chief counts 3). 3. Placement: one action a turn until all have passed: place a piece, with up to 2 logs; a sorcerer also does what its hex offers (worker, marker, logs, headdress, reserve an ahu), a chief for 2 half-tablets; or spend a marker for a half-tablet. 4. Transport. 5. Everything comes home but placed logs.',
    },
    transport: {
      title: 'Transport',
      text: 'Every hex that an object enters must give as much strength as its size (a headdress: 1), with at least one piece. Another clan scores 1 for each strength of its pieces that you use; logs and your own are free. To erect or cap you need a piece of your own in the hex. A marker keeps an object yours; what nobody owns must be finished or marked at once.',
    },
    end: {
      title: 'The end',
      text: 'The game ends after a round in which somebody has a moai on every base of theirs. Two half-tablets are worth 3. A half-tablet also buys a look under a moai, at any time.',
    },
  },
};

export default words;
