import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');
const ORDINALS = ['', '1º', '2º', '3º', '4º', '5º'];

const words: typeof en = {
  title: 'L’isola del giorno',
  about: 'Una partita al giorno, con gli stessi dadi, carte e bot per tutti.',
  home: 'Pagina iniziale',
  loading: 'Cerco le tue isole…',
  number: ({ number }) => `Isola ${number}`,
  players: ({ count }) => plural(count - 1, { one: 'Tu contro un bot', other: 'Tu contro # bot' }),
  play: 'Gioca',
  playOf: ({ number }) => `Gioca l’isola ${number}`,
  goOn: 'Continua',
  replay: 'Rivedi',
  replayOf: ({ number }) => `Rivedi l’isola ${number}`,
  oneTry: 'Conta un solo tentativo, senza consigli. Puoi ritirare solo ciò a cui nessuno ha risposto.',
  place: ({ n, of }) => `${ORDINALS[n]} su ${of},`,
  level: 'alla pari con il migliore degli altri.',
  ahead: ({ count }) => plural(count, { one: '# punto di vantaggio.', other: '# punti di vantaggio.' }),
  behind: ({ count }) => plural(count, { one: '# punto di svantaggio.', other: '# punti di svantaggio.' }),
  points: ({ count }) => plural(count, { one: '# punto.', other: '# punti.' }),
  share: 'Condividi il risultato',
  copied: 'Copiato: incollalo dove vuoi.',
  shareTitle: ({ number }) => `Ahu, isola ${number}`,
  streak: ({ count }) =>
    plural(count, { none: 'Ancora nessun giorno di fila.', one: '# giorno di fila.', other: '# giorni di fila.' }),
  longest: ({ count }) =>
    plural(count, { one: 'La tua serie più lunga: # giorno.', other: 'La tua serie più lunga: # giorni.' }),
  before: 'I giorni prima',
  board: 'La classifica',
  boardLoading: 'Chiedo al server…',
  boardEmpty: 'Ancora nessun risultato. Il tuo potrebbe essere il primo.',
  boardLater: 'La classifica ha bisogno della rete. Il tuo risultato resta qui e sarà inviato quando tornerai online.',
  rank: 'Posizione',
  name: 'Nome',
  placed: 'Posto',
  lead: 'Vantaggio',
  scored: 'Punti',
  you: '(tu)',
  nameless: 'Il tuo risultato entra in classifica appena hai un nome online.',
  chooseName: 'Scegli un nome',
  notConfirmed:
    'Il server ha rigiocato la tua partita e non ha ottenuto lo stesso: il tuo risultato non è in classifica.',
  boardOf: ({ number }) => `Classifica dell’isola ${number}`,
  boardShort: 'Classifica',
  boardCount: ({ count }) => plural(count, { one: 'Un risultato.', other: '# risultati.' }),
  noStore: ({ reason }) =>
    `Questo browser non permette ad Ahu di conservare partite, quindi un’isola non si può giocare. Dice: ${reason}`,
};

export default words;
