import type en from '../en/platform.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    address: 'tu',
    prompts: 'imperative, tu',
    buttons: 'imperative',
    'headings of the move list': 'infinitive',
    round: 'round, m. inv.',
    'turn of a player': 'turno, m.',
    'your turn': 'tocca a te',
    'turn order': 'ordine di turno',
    'first player': 'primo giocatore',
    'a game being played': 'partita',
    move: 'mossa',
    bot: 'bot',
    'seat for a human': 'persona',
    'take back (undo a move)': 'ritirare (la mossa)',
    'cancel (drop a choice)': 'annullare',
    hint: 'consiglio',
    log: 'cronaca',
    replay: 'rivedere',
    'score sheet': 'foglio dei punti',
    rating: 'Elo',
    seat: 'posto',
    'set up a table': 'preparare il tavolo',
    'close a table': 'chiudere',
    'live / over days': 'in tempo reale / in più giorni',
    ahu: 'ahu, m. inv.',
    moai: 'moai, inv.',
    clan: 'clan',
    points: 'punti',
    'to score': 'guadagnare punti',
    'pays / is paid': 'rende, riceve',
  },
  out: {
    'apparecchia\\w*': 'preparare',
    'dal vivo': 'in tempo reale',
    'annulla(re)? (la|una|questa) mossa|riprendere (la|una) mossa': 'ritirare',
    'una carta o un’offerta': 'puntata',
    Punteggi: 'Elo',
  },
};

export default terms;
