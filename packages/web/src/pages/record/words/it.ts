import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');

const words: typeof en = {
  title: 'Il tuo bilancio',
  about: 'Le tue partite finite, a questo schermo e online.',
  home: 'Inizio',
  empty: 'Ancora nessuna partita finita',
  emptyText:
    'Giocane una fino alla fine e qui vedrai com’è andata, da dove vengono i tuoi punti e che cosa hai mancato.',
  offline: 'Non è stato possibile prendere le tue partite online: queste sono le partite di questo browser.',
  noStore: ({ reason }) => `Ahu non può leggere le partite di questo browser. Dice: ${reason}`,
  game: 'Gioco',
  allGames: 'Tutti i giochi',
  withPractice: 'Anche le partite di prova',
  none: 'Nessuna partita così.',
  games: 'Partite',
  victories: 'Vittorie',
  share: 'Vinte',
  missedTile: 'Occasioni mancate a partita',
  byGame: 'Per gioco',
  byPlayers: 'Per numero di giocatori',
  byOpponent: 'Per avversario',
  byMonth: 'Per mese',
  bySource: ({ game }) => `Da dove vengono i tuoi punti: ${game}`,
  sourceAbout: 'Punti a partita, in media. La linea mostra quelli dei bot forti.',
  missed: 'Occasioni mancate',
  missedAbout:
    'Nelle partite analizzate: quanta probabilità di vincere hai lasciato, in media a partita. In tutto può superare il 100 %.',
  missedNone: 'Fai analizzare una partita finita e qui vedrai quanto sono costate le tue mosse.',
  month: 'Mese',
  opponent: 'Avversario',
  players: 'Giocatori',
  source: 'Fonte',
  won: 'Vinte',
  place: 'Posto',
  points: 'Punti',
  own: 'Tu',
  masters: 'Bot forti',
  analysed: 'Analizzate',
  accuracy: 'Precisione',
  islander: 'Bot dell’isola del giorno',
  csv: 'Salva come tabella (CSV)',
  json: 'Salva come JSON',
  wonOf: ({ won, games }) => `${won} su ${games}`,
  loading: ({ done, of }) => `Leggo le tue partite: ${done} di ${of}…`,
  leftOut: ({ count }) =>
    plural(count, {
      one: '# partita di più persone a questo schermo non è contata, perché nessuno lì ha il tuo nome.',
      other: '# partite di più persone a questo schermo non sono contate, perché nessuno lì ha il tuo nome.',
    }),
};

export default words;
