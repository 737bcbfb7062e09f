const words = {
  profile: 'Games and ratings',
  mute: 'Mute here',
  hearAgain: 'Hear again',
  report: 'Report',
  reportOf: ({ name }: { name: string }) => `Report ${name}`,
  reportLine: ({ name }: { name: string }) => `Report what ${name} said`,
  text: 'Those who look after this server read it. The other person is not told.',
  said: 'What was said goes along:',
  reason: 'What is it about?',
  reasons: {
    insult: 'Insults',
    cheating: 'Cheating',
    spam: 'Spam',
    name: 'The name',
    other: 'Something else',
  },
  more: 'What happened? (You can leave this empty.)',
  send: 'Send report',
  sending: 'Sending…',
  thanks: 'Thank you. The report was sent.',
  close: 'Close',
  nameFirst: 'Choose a name first: reports come from somebody.',
  takeName: 'Go on',
  gone: 'This is not there any more, and cannot be reported.',
};

export default words;
