import { pluralsOf } from '../../../platform/words/language.ts';

const plural = pluralsOf('en');
const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th'];

const words = {
  title: 'Island of the day',
  about: 'One game a day, with the same dice, cards and bots for everybody.',
  home: 'Home',
  loading: 'Looking for your islands…',
  number: ({ number }: { number: number }) => `Island ${number}`,
  players: ({ count }: { count: number }) =>
    plural(count - 1, { one: 'You against a bot', other: 'You against # bots' }),
  play: 'Play',
  playOf: ({ number }: { number: number }) => `Play island ${number}`,
  goOn: 'Continue',
  replay: 'Replay',
  replayOf: ({ number }: { number: number }) => `Replay island ${number}`,
  oneTry: 'One try counts, without hints. You can take back only what nobody has answered.',
  place: ({ n, of }: { n: number; of: number }) => `${ORDINALS[n]} of ${of},`,
  level: 'level with the best of the others.',
  ahead: ({ count }: { count: number }) => plural(count, { one: '# point ahead.', other: '# points ahead.' }),
  behind: ({ count }: { count: number }) => plural(count, { one: '# point behind.', other: '# points behind.' }),
  points: ({ count }: { count: number }) => plural(count, { one: '# point.', other: '# points.' }),
  share: 'Share the result',
  copied: 'Copied: paste it wherever you like.',
  shareTitle: ({ number }: { number: number }) => `Ahu, island ${number}`,
  streak: ({ count }: { count: number }) =>
    plural(count, { none: 'No days in a row yet.', one: '# day in a row.', other: '# days in a row.' }),
  longest: ({ count }: { count: number }) =>
    plural(count, { one: 'Your longest streak: # day.', other: 'Your longest streak: # days.' }),
  before: 'The days before',
  board: 'Ranking',
  boardLoading: 'Asking the server…',
  boardEmpty: 'No results yet. Yours could be the first.',
  boardLater: 'The ranking needs a network. Your result is kept here and told when you are back online.',
  rank: 'Rank',
  name: 'Name',
  placed: 'Place',
  lead: 'Lead',
  scored: 'Points',
  you: '(you)',
  nameless: 'Your result joins the ranking once you have a name online.',
  chooseName: 'Choose a name',
  notConfirmed: 'The server played your game again and did not get the same: your result is not in the ranking.',
  boardOf: ({ number }: { number: number }) => `Ranking of island ${number}`,
  boardShort: 'Ranking',
  boardCount: ({ count }: { count: number }) => plural(count, { one: 'One result.', other: '# results.' }),
  noStore: ({ reason }: { reason: string }) =>
    `This browser does not let Ahu keep games, so an island cannot be played. It says: ${reason}`,
};

export default words;
