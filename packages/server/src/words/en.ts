import type { ServerWords } from './words.ts';

const words: ServerWords = {
  reserved: ['novice', 'fair', 'strong', 'master', 'you'],
  turn: (name, game) => `${name}, it is your turn at ${game}.`,
  invites: (name, game) => `${name} invites you to ${game}`,
  invitesText: 'Open the link, say your name and sit down: no account, no installation.',
  confirm: {
    subject: 'Mails from Ahu',
    text: (name) =>
      `Somebody who plays as ${name} wants to hear at this address when it is their turn. If that was you, confirm it here; if not, do nothing, and no more mails come.`,
    question: 'Send a mail to this address when it is your turn?',
    button: 'Confirm this address',
    done: 'From now on you get a mail when it is your turn.',
  },
  stop: {
    link: 'Stop these mails:',
    question: 'Stop mails to this address?',
    button: 'No more mails',
    done: 'No more mails come to this address.',
  },
  recover: {
    subject: 'A new password for Ahu',
    text: (name) => `With this link you set a new password for ${name}. It works once, within half an hour.`,
    otherwise: 'If you did not ask for it, do nothing: the old password stays.',
  },
  unknown: 'This link does not work any more.',
};

export default words;
