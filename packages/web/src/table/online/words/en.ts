import { pluralsOf } from '../../../platform/words/language.ts';

const plural = pluralsOf('en');

const words = {
  loading: 'Setting up the table…',
  gone: 'There is no such table',
  goneText:
    'Perhaps the link is not complete, the table is private, or it waited too long for players and was removed.',
  newer: 'This table needs a newer Ahu',
  newerText:
    'It was begun with newer rules than this server knows. It waits here, and so do its clocks, until the server is up to date again.',
  toLobby: 'To the online tables',
  banned: 'You cannot come in',
  home: 'Home',

  connecting: 'Connecting…',
  offline: 'No connection. What you do will be sent as soon as there is one.',
  connected: 'Connected again.',
  sending: 'On its way…',
  patience: 'The server asks for a little patience.',
  storyTrouble: 'What happened before could not be fetched. Try again in a moment.',
  refusals: {
    rule: 'That is against the rules.',
    unreadable: 'The server could not read that move.',
    'not-seated': 'You have no seat at this table.',
    'moved-on': 'The table had moved on. This is how it stands now.',
    'not-playing': 'The game is over.',
    'cannot-take-back': 'That cannot be taken back any more.',
    'not-yet': 'A bot is making a move for you. You can come back right after it.',
    busy: 'Too much happened at once. Please try again.',
    newer: 'This table needs a newer Ahu than this server has.',
  },

  you: 'you',
  players: 'Players and their time',
  left: {
    days: ({ n }: { n: number }) => plural(n, { one: '# day left', other: '# days left' }),
    hours: ({ n }: { n: number }) => plural(n, { one: '# hour left', other: '# hours left' }),
    minutes: ({ n }: { n: number }) => plural(n, { one: '# minute left', other: '# minutes left' }),
  },
  awayOther: ({ name }: { name: string }) => `A bot plays for ${name}`,
  standIn: 'bot plays',
  attends: {
    lost: 'reconnecting…',
    away: 'not here',
  },
  attendsLong: {
    lost: ({ name }: { name: string }) => `${name} is reconnecting`,
    away: ({ name }: { name: string }) => `${name} is not at the table`,
  },
  awayMine: 'Your time ran out, and a bot plays for you.',
  comeBack: 'Take my seat back',

  leaveTitle: 'Leave the table?',
  leaveText:
    'The game goes on without you, and your time runs. If it runs out, a bot plays for you until you are back.',
  stay: 'Stay',
  leaveNow: 'Leave, the game goes on',
  endInstead: 'End the game early…',

  endTitle: 'End the game early',
  concede: 'Give up',
  concedeTwo: ({ name }: { name: string }) =>
    `You lose, and ${name} wins. This cannot be undone. If you have made a move, it counts for your rating.`,
  concedeMany:
    'A bot plays on for you, and you come in last. This cannot be undone. If you have made a move, it counts for your rating.',
  concedeAlone: 'The game is over, and the bots have won. This cannot be undone.',
  offer: 'Offer to end it without a winner',
  offerText:
    'When everybody who is there agrees, the game is over: nobody wins, and it counts for nobody. The offer stands until somebody moves.',
  offerAlone: 'The game is over at once: nobody wins, and it counts for nobody.',
  endNow: 'End it without a winner',
  offered: ({ names, n }: { names: string; n: number }) =>
    n === 1 ? `${names} offers to end the game without a winner.` : `${names} offer to end the game without a winner.`,
  offeredMine: 'You have offered to end the game without a winner.',
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
  conceded: ({ name }: { name: string }) => `${name} has given up`,
  concededMine: 'You have given up. A bot plays on for you.',

  watching: 'You are watching',

  said: ({ name, text }: { name: string; text: string }) => `${name}: ${text}`,
  silence: 'Nobody has said anything yet.',
  say: 'Say something',
  send: 'Send',
  unsent: 'That was not sent: there is no connection.',
  silenced: ({ until, why }: { until: string; why: string }) => `You may not talk until ${until}. Reason: ${why}`,
  nameFirst: 'To talk you need a name.',
  takeName: 'Talk',
  listeners: 'Mute people',
  mute: ({ name }: { name: string }) => `Mute ${name}`,
  hearAgain: ({ name }: { name: string }) => `Hear ${name} again`,

  toRematch: 'To the rematch',
  copyReplay: 'Copy the link to the replay',
  copied: 'Copied',
  seed: ({ seed }: { seed: string }) => `Seed of this game: ${seed}`,
  fair: 'Every die and card followed from the seed published at the start.',
  unfair: 'Dice and cards do not follow from the seed that was published at the start.',
};

export default words;
