import { pluralsOf } from '../../../platform/words/language.ts';

const plural = pluralsOf('en');

const words = {
  title: 'Your record',
  about: 'Your finished games, at this screen and online.',
  home: 'Home',
  empty: 'No finished games yet',
  emptyText: 'Play one to its end, and you see here how it went, where your points come from and what you missed.',
  offline: 'Your online games could not be fetched: these are the games of this browser.',
  noStore: ({ reason }: { reason: string }) => `Ahu cannot read the games of this browser. It says: ${reason}`,
  game: 'Game',
  allGames: 'All games',
  withPractice: 'Practice games too',
  none: 'No games like that.',
  games: 'Games',
  victories: 'Victories',
  share: 'Won',
  missedTile: 'Chances missed a game',
  byGame: 'By game',
  byPlayers: 'By number of players',
  byOpponent: 'By opponent',
  byMonth: 'By month',
  bySource: ({ game }: { game: string }) => `Where your points come from: ${game}`,
  sourceAbout: 'Points a game, on average. The line shows what strong bots make.',
  missed: 'Chances missed',
  missedAbout:
    'In games that were analysed: how much of the chance to win you gave away, a game on average. It can be more than 100 % together.',
  missedNone: 'Have a finished game analysed, and you see here what your moves cost.',
  month: 'Month',
  opponent: 'Opponent',
  players: 'Players',
  source: 'Source',
  won: 'Won',
  place: 'Place',
  points: 'Points',
  own: 'You',
  masters: 'Strong bots',
  analysed: 'Analysed',
  accuracy: 'Accuracy',
  islander: 'Bots of the island of the day',
  csv: 'Save as a table (CSV)',
  json: 'Save as JSON',
  wonOf: ({ won, games }: { won: number; games: number }) => `${won} of ${games}`,
  loading: ({ done, of }: { done: number; of: number }) => `Reading your games: ${done} of ${of}…`,
  leftOut: ({ count }: { count: number }) =>
    plural(count, {
      one: '# game of several people at this screen is left out, since nobody there has your name.',
      other: '# games of several people at this screen are left out, since nobody there has your name.',
    }),
};

export default words;
