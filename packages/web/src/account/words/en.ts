import { pluralsOf } from '../../words/language.ts';

const plural = pluralsOf('en');

const words = {
  account: 'Your name and account',
  signIn: 'Sign in',
  youAre: ({ name }: { name: string }) => `You are ${name} here.`,
  profile: 'Your games and ratings',
  newHere: 'Who are you?',
  yourName: 'Your name',
  yourNameText: 'As others see it at the table. No address, no password.',
  useName: 'Go by this name',
  haveName: 'I have a name here already',
  asGuest: 'I am new here',
  badName: 'A name has 1 to 40 letters, and none that cannot be seen.',
  name: 'Name',
  rename: 'Change',
  renameText: 'Games that have begun keep the name of before.',
  renamed: ({ name }: { name: string }) => `You are ${name} from now on.`,

  keepName: 'Keep this name',
  isKept: 'This name is kept: you can sign in with it on any device.',
  isNotKept:
    'So far only this browser knows that this is you. With a passkey or a password you can sign in elsewhere, and come back when the browser forgets.',
  password: 'Password',
  newPassword: 'New password',
  passwordText: 'Eight letters or more. There is no way to get a lost one back.',
  keepByPassword: 'Set password',
  passwordKept: 'The password is set. Sign in with your name and this password.',
  keepByPasskey: 'Add a passkey',
  passkeyText: 'Your device keeps it: a fingerprint, a face or its PIN is enough to sign in.',
  passkeyKept: 'The passkey was added.',
  notKept: 'The server did not accept it. Try again, or another way.',

  signInByPasskey: 'With a passkey',
  wrongPassword: 'Nobody here has this name with this password.',
  unknownPasskey: 'This passkey belongs to nobody here.',
  otherName: 'Sign in under another name',

  leaving: 'Leaving',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  outForGood: ({ name }: { name: string }) =>
    `Nothing keeps the name ${name}: whoever signs out now cannot come back to it, nor to its tables.`,
  outAnyway: 'Sign out all the same',
  stay: 'Stay',
  deleteAccount: 'Delete account',
  deleteText:
    'Your name, ratings, sign-ins and everything you said go for good. Games that others played with you stay, without your name; at tables that still play, your time runs out and a bot goes on.',
  typeName: ({ name }: { name: string }) => `To be sure, type your name: ${name}`,
  deleteForGood: 'Delete for good',

  notices: 'When it is your turn',
  noticesText: 'At tables that play over days, Ahu can tell you that the others wait for you.',
  pushOn: 'Notify me in this browser',
  pushOff: 'No more in this browser',
  pushIsOn: 'This browser shows a notice when it is your turn.',
  pushDenied: 'The browser does not allow notices from this page. Its settings can change that.',
  pushDevices: ({ count }: { count: number }) =>
    plural(count, { one: 'On # device in all.', other: 'On # devices in all.' }),
  mail: 'Mail address',
  mailConfirm: 'A mail is on its way to you. Its link confirms the address; before that nothing else is sent.',
  mailConfirmed: 'This address is confirmed.',
  webhook: 'Webhook',
  webhookText: 'An address of your own that gets a small JSON message. HTTPS only.',
  save: 'Save',
  saved: 'Saved.',
  badAddress: 'The server does not accept this address.',

  trouble: {
    nobody: 'The server does not know you any more. Sign in, or choose a name.',
    tooMany: 'That was a lot in a short time. Wait a little and try again.',
    banned: ({ until, why }: { until: string; why: string }) => `You are banned here until ${until}. Reason: ${why}`,
    refused: ({ reason }: { reason: string }) => `The server would not do it. It says: ${reason}`,
    noPasskey: 'No passkey was used. Perhaps it was cancelled, or this device has none for here.',
    offline: 'The server cannot be reached. Check the network and try again.',
  },
};

export default words;
