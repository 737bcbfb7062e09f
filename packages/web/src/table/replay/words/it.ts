import type en from './en.ts';

const words: typeof en = {
  replayOf: ({ game }) => `Rivedi: ${game}`,
  eyes: 'Vista da',
  eyesAll: 'Tutti insieme',
  eyesAudience: 'Il pubblico',
  position: 'Momento della partita',
  positionOf: ({ n, of }) => `Mossa ${n} di ${of}`,
  begins: 'La partita comincia.',
  setUp: 'Preparazione',
  aboutAll: 'Vedi tutto, più di qualunque giocatore.',
  aboutAudience: 'Vedi ciò che era scoperto per tutti.',
  aboutSeat: ({ name }) => `Vedi ciò che ${name} vedeva in quel momento, e nient’altro.`,
  roundBefore: 'Torna all’inizio di un round',
  roundAfter: 'Al round seguente',
  decisions: ({ name }) => `Decisioni: ${name}`,
  decisionBefore: ({ name }) => `Decisione precedente: ${name}`,
  decisionAfter: ({ name }) => `Decisione seguente: ${name}`,
  first: 'Al principio',
  last: 'Alla fine',
  playOn: 'Avvia',
  fork: 'Continua da qui',
  forkText: ({ n }) =>
    n === 0
      ? 'Comincia una nuova partita, come questa. La vecchia resta com’è.'
      : `Comincia una nuova partita dopo la mossa ${n}. La vecchia resta com’è.`,
  forkLocked: 'La partita non è finita: ognuno tiene il suo posto, così nessuno vede ciò che non deve sapere.',
  sitterOf: ({ name }) => `Chi gioca per ${name}`,
  start: 'Comincia',
};

export default words;
