import type en from './en.ts';

const words: typeof en = {
  loading: 'Un momento…',
  newVersion: 'Una nuova versione di Ahu è pronta.',
  loadIt: 'Caricala',
  later: 'Più tardi',
  notFound: 'Qui non c’è nulla',
  notFoundText: 'Questo indirizzo non porta a nessuna pagina di Ahu. Forse il link è vecchio, o manca una lettera.',
  home: 'Alla pagina iniziale',
  failed: 'Un moai è caduto',
  failedText: ({ reason }) =>
    `Le tue partite sono al sicuro in questo browser. Ricarica la pagina; se non basta, ecco che cosa è andato storto: ${reason}`,
  tryAgain: 'Ricarica',
};

export default words;
