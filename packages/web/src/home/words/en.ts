import { listsOf, pluralsOf } from '../../words/language.ts';

const plural = pluralsOf('en');
const list = listsOf('en');

const words = {
  tagline: 'Three board games of Easter Island, against bots, around one screen, or online.',
  playOnline: 'Play online',
  playOnlineText: 'With people elsewhere, live or over days.',
  settings: 'Settings',
  games: {
    giants: {
      name: 'Giants',
      pitch: 'Carve moai, build chains of carriers together, and raise the giants on the far coasts.',
      facts: '3 to 5 players · about an hour',
    },
    'rapa-nui': {
      name: 'Rapa Nui',
      pitch: 'Walk statues across the island, gather reed, eggs, wood and pearls, and turn them into offerings.',
      facts: '2 to 4 players · about an hour',
    },
    'rapa-nui-cards': {
      name: 'Rapa Nui: the card game',
      pitch: 'Found a village from four open columns and sacrifice in secret: what many give becomes precious.',
      facts: '2 to 4 players · half an hour',
    },
  },
  play: 'Play',
  against: ({ bots }: { bots: number }) => plural(bots, { one: 'against a bot', other: 'against # bots' }),
  newTable: 'New table',
  newTableOf: ({ game }: { game: string }) => `New table: ${game}`,
  rules: 'Rules',
  rulesOf: ({ game }: { game: string }) => `Rules of ${game}`,
  learn: 'Learn',
  learnGame: ({ game }: { game: string }) => `Learn ${game} by playing`,

  yourGames: 'Your games',
  inProgress: 'In progress',
  finished: 'Finished',
  loading: 'Looking for your games…',
  noGames: 'No games yet',
  noGamesText:
    'What you play is kept in this browser after every move. You can also drop a match file anywhere on this page.',
  noStore: ({ reason }: { reason: string }) =>
    `This browser does not let Ahu keep games, so nothing will be here next time. It says: ${reason}`,
  moves: ({ count }: { count: number }) => plural(count, { one: '# move', other: '# moves' }),
  players: ({ names }: { names: readonly string[] }) => list(names),
  resume: 'Continue',
  resumeGame: ({ game, names }: { game: string; names: string }) => `Continue ${game} with ${names}`,
  replay: 'Replay',
  replayGame: ({ game, names }: { game: string; names: string }) => `Replay ${game} with ${names}`,
  export: ({ game, names }: { game: string; names: string }) => `Save ${game} with ${names} as a file`,
  delete: ({ game, names }: { game: string; names: string }) => `Delete ${game} with ${names}`,
  deleted: ({ game, names }: { game: string; names: string }) => `${game} with ${names} was deleted.`,
  undo: 'Undo',
  import: 'Open a match file',
  dropHere: 'Let go, and Ahu opens the match',
  imported: ({ file }: { file: string }) => `${file} is now among your games.`,
  open: 'Open',
  dismiss: 'Close this message',
  notImported: ({ file, reason }: { file: string; reason: string }) =>
    `${file} was not taken in. ${reason} Your other games are untouched.`,
  damage: {
    large: 'It is larger than any match can be.',
    text: 'Its text breaks off or is not JSON at all.',
    document: 'It is not a match file of Ahu, or parts of it are missing.',
    game: 'It belongs to a game that Ahu does not know.',
    version: 'It was played by another version of the rules.',
    seats: 'Its list of players is wrong.',
    options: 'The options of its table are wrong.',
    seed: 'Its seed, which decides all chance, is wrong.',
  },
  damagedMove: ({ move }: { move: number }) => `Move ${move} of its log does not follow from the rules and the seed.`,
  fault: ({ reason }: { reason: string }) => `It could not be read: ${reason}`,

  seats: 'Players',

  nameOf: ({ seat }: { seat: number }) => `Name at seat ${seat}`,
  sitterOf: ({ seat }: { seat: number }) => `Who sits at seat ${seat}`,
  person: 'Person',
  personAbout: 'Somebody at this screen. With several, Ahu hides secrets while the screen changes hands.',
  levels: { novice: 'Bot: novice', fair: 'Bot: fair', strong: 'Bot: strong', master: 'Bot: master' },
  levelAbout: {
    novice: 'Sees the points on the table and little more. Good for a first game.',
    fair: 'Has learnt what a position is worth; answers within half a second.',
    strong: 'Thinks ahead, for up to a second a move.',
    master: 'Thinks for up to three seconds a move, and forgives little.',
  },
  clans: { turtle: 'Turtle', dolphin: 'Dolphin', moray: 'Moray', octopus: 'Octopus', frigate: 'Frigate bird' },
  whoBegins: 'Who begins',
  byLot: 'By lot',
  begins: {
    giants: 'The first player is drawn by lot when the game begins.',
    'rapa-nui': 'The first turn order is drawn by lot when the game begins.',
    'rapa-nui-cards': 'Whoever begins has less wood.',
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
  boardAbout: 'Our board is a reconstruction. Whoever owns the printed game can enter its board as a file.',
  boardFile: 'A board of your own',
  badTable: ({ reason }: { reason: string }) => `This table cannot be laid: ${reason}`,
  noPerson: 'Only bots sit here: you will watch them play.',
  start: 'Begin',
  starting: 'Laying the table…',
  about:
    'Ahu is free and open. Games at this screen stay in this browser, online tables on this server; no other address is asked for anything.',
};

export default words;
