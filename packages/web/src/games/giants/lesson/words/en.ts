const words = {
  steps: {
    welcome: {
      text: 'Welcome to Giants. Moai are carved in the lit quarry and carried to the ahus, the stone platforms of the coast. The farther away, the more prestige they bring. Nobody gets there alone.',
    },
    auction: {
      text: 'The dice say which moai can be won this round. All bid in secret: markers (shields) decide who chooses first, pieces are sculptors. A worker or the sorcerer counts 1, the chief 3. What you bid comes back next round.',
    },
    firstBid: {
      text: 'You want the moai of size 2, and to choose before the others.',
      task: 'Bid 1 marker and the chief.',
    },
    pickTwo: {
      text: 'You and Vakai bid one marker each, and you come first in turn order. So you choose first.',
      task: 'Take the moai of size 2.',
    },
    placing: {
      text: 'Now everybody places pieces in turn. They will carry the moai: each hex that a moai enters must supply as much strength as its size. Pieces of all clans help, and so do logs.',
    },
    village: {
      text: 'A sorcerer also does what its hex offers. In the village that is a new worker of yours, for the whole game.',
      task: 'Place the sorcerer in the village, on D7.',
    },
    workerE9: {
      text: 'Your moai needs 2 in every hex. Vakai’s worker is on E9 already; yours beside it makes 2.',
      task: 'Place a worker on E9.',
    },
    workerE8: {
      text: 'On E8 Riro left a worker with a log. A log has strength 1 and never costs anything.',
      task: 'Place a worker on E8.',
    },
    workerE7: {
      text: 'On E7 an ahu shows 3 and 8: the left-hand number times the size of a moai is prestige. To erect there you need a piece of your own; Riro’s chief does the rest.',
      task: 'Place a worker on E7.',
    },
    tablet: {
      text: 'You have a marker left. It can be spent for a half-tablet, and comes back next round. Half-tablets break ties in the auction, and each pair is worth 3 prestige.',
      task: 'Take a half-tablet.',
    },
    transport: {
      text: 'Now the moai move. Your own pieces and all logs carry for nothing; another clan gets 1 prestige for each strength of its pieces that you use. Nobody can refuse.',
    },
    erect: {
      text: 'Choose your moai in the quarry: every hex that it can reach is lit, with its price. E7 brings you 3 × 2 = 6; Vakai and Riro get 1 each for helping.',
      task: 'Carry the moai of size 2 to E7 and erect it.',
    },
    erected: {
      text: 'It stands, with a base of your clan beneath it: 6 prestige. The game ends when somebody has a moai on every one of their bases.',
    },
    paid: {
      text: 'See: Riro used your worker on E9, and you scored 1 prestige. Standing where others must pass earns points.',
    },
    secondRound: {
      text: 'A new round: all pieces and markers are home again, and placed logs are gone. The dice show a 1, a 2 and a 3.',
    },
    secondBid: {
      text: 'If all bid one marker, your half-tablet lets you choose first. The other marker you will need later.',
      task: 'Bid 1 marker and 1 worker.',
    },
    pickOne: {
      text: 'One sculptor carves a moai of size 1. For the 2, nobody will have sculptors enough: it leaves the game.',
      task: 'Take the moai of size 1.',
    },
    headdress: {
      text: 'At the other end of the island is the headdress quarry. A headdress on a moai is worth the right-hand number of its ahu.',
      task: 'Place the sorcerer on E1 and take a headdress.',
    },
    workerC8: {
      text: 'Your small moai goes to C8, worth 3. You need a piece of your own there.',
      task: 'Place a worker on C8.',
    },
    workerD8: {
      text: 'The way leads over E9, where Vakai stands, and D8, where nobody does.',
      task: 'Place a worker on D8.',
    },
    chief: {
      text: 'The chief has strength 3. For 2 half-tablets he could also act like a sorcerer. Here he only prolongs the chain that Riro built.',
      task: 'Place the chief on E4.',
    },
    pass: { text: 'Keep the marker: it will protect your headdress.', task: 'Pass.' },
    erectC8: { text: 'Vakai scores 1 on E9; the rest is yours.', task: 'Carry the moai to C8 and erect it.' },
    mark: {
      text: 'A headdress weighs 1. It gets no farther than E4 today: leave it with your marker, so that nobody else may touch it.',
      task: 'Carry the headdress to E4 and mark it.',
    },
    keep: {
      text: 'At the end of a round you may take markers back, but then the object is anybody’s.',
      task: 'Keep your marker on the headdress.',
    },
    thirdBid: {
      text: 'You need your workers for the headdress. Bid only the chief: choosing last, you get what the others cannot carve.',
      task: 'Bid the chief alone.',
    },
    pickLast: { text: 'The others had one sculptor each. The 2 is left for you.', task: 'Take the moai of size 2.' },
    reserve: {
      text: 'Beside a free ahu, the sorcerer can reserve it: nobody else may erect there any more. E6 is worth 4, and lies on the headdress’s way.',
      task: 'Place the sorcerer on E6 and reserve the ahu.',
    },
    workerE5: {
      text: 'The headdress waits on E4. It still has to cross E5, E6 and E7.',
      task: 'Place a worker on E5.',
    },
    workerAgainE7: {
      text: 'To cap a moai you need a piece of your own on its hex, as for erecting.',
      task: 'Place a worker on E7.',
    },
    workerAgainE9: { text: 'The last worker begins the chain for your moai of size 2.', task: 'Place a worker on E9.' },
    pair: { text: 'A second half-tablet makes a pair: 3 prestige.', task: 'Take a half-tablet.' },
    cap: {
      text: 'All three hexes are yours: nobody else scores. The headdress counts 8 on E7.',
      task: 'Carry the headdress to E7 and cap your moai.',
    },
    capped: {
      text: '8 more at the end of the game, and the marker is back in your reserve: use it to mark the moai that waits in the quarry.',
    },
    alone: {
      text: 'You have met nearly everything. What is left: forests give logs, the hut gives a marker, and for a half-tablet you may look under any moai. Play to the end: I’ll be back when something new comes up.',
    },
  },
  tips: {
    quarry: 'Your moai stayed in the quarry. A marker keeps it yours; without one it is anybody’s next round.',
    crew: 'Two crews cost the same: you choose who gets the prestige. Not the leader!',
    recover: 'Take a marker back only from what you no longer want.',
    pick: 'Take what you can also carry: a large moai needs strength in every hex.',
    bid: 'Before you bid, think what you need on the island afterwards.',
    logs: 'You have logs: up to two may go along with a worker or the sorcerer.',
    chief: 'With 2 half-tablets your chief may act like a sorcerer.',
    place: 'Join chains that others have begun, and stand where they must pass.',
    transport: 'Choose an object to see where it can go. You may also leave it on the way, or mark it.',
  },
};

export default words;
