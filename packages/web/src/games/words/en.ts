const words = {
  games: {
    giants: {
      name: 'Giants',
      pitch: 'Carve moai, build chains of carriers together, and erect the giants on the far coasts.',
      facts: '3 to 5 players · about an hour',
    },
    'rapa-nui': {
      name: 'Rapa Nui',
      pitch: 'Walk statues across the island, gather reeds, eggs, wood and pearls, and turn them into offerings.',
      facts: '2 to 4 players · about an hour',
    },
    'rapa-nui-cards': {
      name: 'Rapa Nui: the card game',
      pitch: 'Found a village from four open columns and sacrifice in secret: what many give becomes precious.',
      facts: '2 to 4 players · half an hour',
    },
  },
  person: 'Person',
  levels: { novice: 'Bot: novice', fair: 'Bot: fair', strong: 'Bot: strong', master: 'Bot: master' },
  levelAbout: {
    novice: 'Sees the points on the table and little more. Good for a first game.',
    fair: 'Has learnt what a position is worth; answers within half a second.',
    strong: 'Thinks ahead, for up to a second a move.',
    master: 'Thinks for up to three seconds a move, and forgives little.',
  },
  clans: { turtle: 'Turtle', dolphin: 'Dolphin', moray: 'Moray', octopus: 'Octopus', frigate: 'Frigate bird' },
  begins: {
    giants: 'The first player is drawn by lot when the game begins.',
    'rapa-nui': 'The first turn order is drawn by lot when the game begins.',
    'rapa-nui-cards': 'The first player has less wood.',
  },
  options: 'Options',
  option: {
    quickStart: { name: 'Quick start', about: 'Everybody begins with two workers instead of one.' },
    openScore: { name: 'Open score', about: 'A moai is scored when it is erected; the final result is the same.' },
    screens: { name: 'Open screens', about: 'Everybody sees what others have in reserve.' },
    bases: { name: 'Bases shown', about: 'The colour under each moai can be seen, so nobody needs to remember it.' },
    firstGame: { name: 'First game', about: 'Simpler: fewer kinds of ahu tiles and no Rongo tablets.' },
    offerings: { name: 'Offerings shown', about: 'Everybody sees what the offerings of the others are worth.' },
    openHands: { name: 'Open hands', about: 'Everybody sees every hand.' },
  },
  boardAbout: 'Our board is a reconstruction. If you own the printed game, you can enter its board as a file.',
  boardFile: 'A board of your own',
  badTable: ({ reason }: { reason: string }) => `This table cannot be set up: ${reason}`,
};

export default words;
