const words = {
  person: 'Person',
  levels: { novice: 'Bot: novice', fair: 'Bot: fair', strong: 'Bot: strong', master: 'Bot: master' },
  levelAbout: {
    novice: 'Sees the points on the table and little more. Good for a first game.',
    fair: 'Has learnt what a position is worth; answers within half a second.',
    strong: 'Thinks ahead, for up to a second a move.',
    master: 'Thinks for up to three seconds a move, and forgives little.',
  },
  clans: { turtle: 'Turtle', dolphin: 'Dolphin', moray: 'Moray', octopus: 'Octopus', frigate: 'Frigate bird' },
  options: 'Options',
  boardAbout: 'Our board is a reconstruction. If you own the printed game, you can enter its board as a file.',
  boardFile: 'A board of your own',
  badTable: ({ reason }: { reason: string }) => `This table cannot be set up: ${reason}`,
};

export default words;
