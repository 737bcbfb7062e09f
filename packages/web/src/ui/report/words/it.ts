import type en from './en.ts';

const words: typeof en = {
  profile: 'Partite ed Elo',
  mute: 'Silenzia qui',
  hearAgain: 'Senti di nuovo',
  report: 'Segnala',
  reportOf: ({ name }) => `Segnala ${name}`,
  reportLine: ({ name }) => `Segnala ciò che ha detto ${name}`,
  text: 'La legge chi si occupa di questo server. L’altra persona non ne viene a sapere nulla.',
  said: 'Il messaggio viene allegato:',
  reason: 'Di che cosa si tratta?',
  reasons: {
    insult: 'Insulti',
    cheating: 'Imbroglio',
    spam: 'Spam',
    name: 'Il nome',
    other: 'Altro',
  },
  more: 'Che cosa è successo? (Puoi lasciare vuoto.)',
  send: 'Invia la segnalazione',
  sending: 'Invio…',
  thanks: 'Grazie. La segnalazione è stata inviata.',
  close: 'Chiudi',
  nameFirst: 'Scegli prima un nome: una segnalazione viene sempre da qualcuno.',
  takeName: 'Continua',
  gone: 'Non c’è più e non si può segnalare.',
};

export default words;
