import { pluralsOf } from '../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('it');

const words: typeof english = {
  title: 'Comandi',
  field: 'Mossa o domanda',
  placeholder: 'una mossa, una domanda o «aiuto»',
  send: 'Invia',
  close: 'Chiudi i comandi',
  played: ({ move }) => `Giochi: ${move}.`,
  which: ({ n }) => plural(n, { one: '# mossa si legge così:', other: '# mosse si leggono così. Quale?' }),
  more: ({ n }) => plural(n, { one: 'e un’altra', other: 'e altre #' }),
  unknown: ({ text }) => `«${text}» adesso non è né una tua mossa né una domanda. Scrivi «aiuto».`,
  notYours: 'Adesso non hai mosse.',
  noneSo: 'Nessuna.',
  senseless: ({ about }) => `Qui non si capisce. ${about}`,
  points: ({ name, n }) => `${name}: ${plural(n, { one: '# punto', other: '# punti' })}.`,
  pointsKnown: ({ name, n }) => `${name}: ${plural(n, { one: '# punto', other: '# punti' })}, per quanto puoi sapere.`,
  pointsHidden: ({ name }) => `${name}: nascosto.`,
  timeLeft: ({ name, time }) => `${name}: ${time}.`,
  noClock: 'Qui non c’è un orologio.',
  enter: 'Invio sulla riga vuota: che cosa succede dopo, se i bot ti aspettano',
  questions: {
    help: { words: 'aiuto h', about: 'aiuto: questo elenco' },
    moves: { words: 'mosse m', about: 'mosse: le tue mosse per tipo; «mosse capo» quelle che si leggono così' },
    more: { words: 'altre ancora', about: 'altre: le mosse seguenti dell’elenco letto' },
    last: { words: 'ultimo', about: 'ultimo: che cosa è appena successo' },
    since: { words: 'novità', about: 'novità: che cosa è successo dal tuo turno' },
    log: { words: 'cronaca', about: 'cronaca 5: le ultime cinque frasi' },
    score: { words: 'punti punteggio', about: 'punti: i punti di tutti' },
    ask: { words: 'domanda turno', about: 'turno: a chi tocca, e che cosa si chiede' },
    hint: { words: 'consiglio', about: 'consiglio: che cosa farebbe un bot forte' },
    undo: { words: 'ritira', about: 'ritira: ritira la tua ultima mossa' },
    me: { words: 'io', about: 'io: tutto quello che hai' },
    player: {
      words: 'giocatore',
      about: 'Vakai, o giocatore Vakai: tutto quello che ha Vakai, per quanto puoi sapere',
    },
    time: { words: 'tempo orologio', about: 'tempo: quanto tempo resta a ciascuno' },
    rule: {
      words: 'regola',
      about: 'regola G3.24: questa regola; «regola» da sola: quella che la tua ultima mossa violava',
    },
  },
};

export default words;
