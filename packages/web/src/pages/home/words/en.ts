import { listsOf, pluralsOf } from '../../../platform/words/language.ts';

const plural = pluralsOf('en');
const list = listsOf('en');

const words = {
  tagline: 'Three board games of Easter Island, against bots, around one screen, or online.',
  playOnline: 'Play online',
  playOnlineText: 'With people elsewhere, live or over days.',
  today: 'Island of the day',
  todayText: 'One game a day, the same for everybody',
  settings: 'Settings',
  play: 'Play',
  against: ({ bots }: { bots: number }) => plural(bots, { one: 'against a bot', other: 'against # bots' }),
  newTable: 'New table',
  newTableOf: ({ game }: { game: string }) => `New table: ${game}`,
  rules: 'Rules',
  rulesOf: ({ game }: { game: string }) => `Rules of ${game}`,
  learn: 'Learn',
  learnGame: ({ game }: { game: string }) => `Learn ${game} by playing`,
  practise: 'Play better',
  practiseGame: ({ game }: { game: string }) => `Play better at ${game}: four exercises`,
  train: 'Exercises',
  trainGame: ({ game }: { game: string }) => `Exercises from games of ${game}`,

  firstPlay: ({ game }: { game: string }) => `${game} for the first time?`,
  firstPlayText: 'A coach can show you the game while you play it. You find it under Learn at any time.',
  playNow: 'Play now',

  yourGames: 'Your games',
  record: 'Your record',
  inProgress: 'In progress',
  finished: 'Finished',
  loading: 'Looking for your games…',
  noGames: 'No games yet',
  noGamesText:
    'What you play is kept in this browser after every move. You can also drop a saved game anywhere on this page.',
  noStore: ({ reason }: { reason: string }) =>
    `This browser does not let Ahu keep games, so nothing will be here next time. It says: ${reason}`,
  moves: ({ count }: { count: number }) => plural(count, { one: '# move', other: '# moves' }),
  players: ({ names }: { names: readonly string[] }) => list(names),
  won: ({ names, n }: { names: readonly string[]; n: number }) =>
    n === 0 ? 'Nobody won' : n === 1 ? `${list(names)} won` : `${list(names)} shared the victory`,
  practice: 'Practice',
  resume: 'Continue',
  resumeGame: ({ game, names }: { game: string; names: string }) => `Continue ${game} with ${names}`,
  analyse: 'Analyse',
  analyseGame: ({ game, names }: { game: string; names: string }) => `Analyse ${game} with ${names}`,
  replay: 'Replay',
  replayGame: ({ game, names }: { game: string; names: string }) => `Replay ${game} with ${names}`,
  export: ({ game, names }: { game: string; names: string }) => `Save ${game} with ${names} as a file`,
  delete: ({ game, names }: { game: string; names: string }) => `Delete ${game} with ${names}`,
  deleted: ({ game, names }: { game: string; names: string }) => `${game} with ${names} was deleted.`,
  undo: 'Undo',
  import: 'Open a saved game',
  dropHere: 'Let go, and Ahu opens the game',
  imported: ({ file }: { file: string }) => `${file} is now among your games.`,
  open: 'Open',
  dismiss: 'Close this message',
  notImported: ({ file, reason }: { file: string; reason: string }) =>
    `${file} could not be opened. ${reason} Your other games are untouched.`,
  damage: {
    large: 'It is larger than any game can be.',
    text: 'Its text breaks off or is not JSON at all.',
    document: 'It is not a saved game of Ahu, or parts of it are missing.',
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
  personAbout: 'Somebody at this screen. With several, Ahu hides secrets while the screen changes hands.',
  whoBegins: 'Who begins',
  byLot: 'By lot',
  noPerson: 'Only bots sit here: you will watch them play.',
  start: 'Begin',
  starting: 'Setting up the table…',
  about:
    'Ahu is free and open. Games at this screen stay in this browser, online tables on this server; nothing is sent anywhere else.',
};

export default words;
