import type en from './en.ts';

const words: typeof en = {
  loading: 'Einen Moment …',
  newVersion: 'Eine neue Version von Ahu ist bereit.',
  loadIt: 'Jetzt laden',
  later: 'Später',
  notFound: 'Hier steht nichts',
  notFoundText:
    'Diese Adresse führt zu keiner Seite von Ahu. Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.',
  home: 'Zur Startseite',
  failed: 'Ein Moai ist umgefallen',
  failedText: ({ reason }) =>
    `Deine Partien sind in diesem Browser sicher. Lade die Seite neu; wenn das nicht hilft, ist Folgendes schiefgegangen: ${reason}`,
  tryAgain: 'Neu laden',
};

export default words;
