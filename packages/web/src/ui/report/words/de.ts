import type en from './en.ts';

const words: typeof en = {
  profile: 'Partien und Elo',
  mute: 'Hier stummschalten',
  hearAgain: 'Wieder hören',
  report: 'Melden',
  reportOf: ({ name }) => `${name} melden`,
  reportLine: ({ name }) => `Melden, was ${name} gesagt hat`,
  text: 'Wer sich um diesen Server kümmert, liest es. Die andere Person erfährt nichts davon.',
  said: 'Das Gesagte geht mit:',
  reason: 'Worum geht es?',
  reasons: {
    insult: 'Beleidigung',
    cheating: 'Betrug',
    spam: 'Spam',
    name: 'Der Name',
    other: 'Etwas anderes',
  },
  more: 'Was ist geschehen? (Du kannst das leer lassen.)',
  send: 'Meldung senden',
  sending: 'Wird gesendet …',
  thanks: 'Danke. Die Meldung ist abgeschickt.',
  close: 'Schließen',
  nameFirst: 'Wähle zuerst einen Namen: Eine Meldung kommt immer von jemandem.',
  takeName: 'Weiter',
  gone: 'Das gibt es nicht mehr, und es kann nicht gemeldet werden.',
};

export default words;
