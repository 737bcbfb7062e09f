import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');
const list = listsOf('it');

const words: typeof en = {
  tagline: 'Tre giochi dell’Isola di Pasqua: contro i bot, attorno a uno stesso schermo oppure online.',
  playOnline: 'Gioca online',
  playOnlineText: 'Con persone lontane, in tempo reale o un po’ alla volta.',
  today: 'L’isola del giorno',
  todayText: 'Una partita al giorno, la stessa per tutti',
  settings: 'Impostazioni',
  play: 'Gioca',
  against: ({ bots }) => plural(bots, { one: 'contro un bot', other: 'contro # bot' }),
  newTable: 'Nuovo tavolo',
  newTableOf: ({ game }) => `Nuovo tavolo: ${game}`,
  rules: 'Regole',
  rulesOf: ({ game }) => `Regole di ${game}`,
  learn: 'Impara',
  learnGame: ({ game }) => `Impara ${game} giocando`,
  practise: 'Gioca meglio',
  practiseGame: ({ game }) => `Gioca meglio a ${game}: quattro esercizi`,
  train: 'Esercizi',
  trainGame: ({ game }) => `Esercizi da partite di ${game}`,

  firstPlay: ({ game }) => `${game} per la prima volta?`,
  firstPlayText: 'Una guida può mostrarti il gioco mentre giochi. La trovi in ogni momento sotto Impara.',
  playNow: 'Gioca subito',

  yourGames: 'Le tue partite',
  record: 'Il tuo bilancio',
  inProgress: 'In corso',
  finished: 'Finite',
  loading: 'Cerco le tue partite…',
  noGames: 'Ancora nessuna partita',
  noGamesText:
    'Ciò che giochi resta in questo browser dopo ogni mossa. Puoi anche trascinare un file di partita in un punto qualsiasi di questa pagina.',
  noStore: ({ reason }) =>
    `Questo browser non permette ad Ahu di conservare partite: la prossima volta qui non ci sarà nulla. Ecco che cosa dice: ${reason}`,
  moves: ({ count }) => plural(count, { one: '# mossa', other: '# mosse' }),
  players: ({ names }) => list(names),
  won: ({ names, n }) =>
    n === 0 ? 'Non ha vinto nessuno' : n === 1 ? `Ha vinto ${list(names)}` : `${list(names)} si dividono la vittoria`,
  practice: 'Allenamento',
  resume: 'Continua',
  resumeGame: ({ game, names }) => `Continua ${game} con ${names}`,
  analyse: 'Analizza',
  analyseGame: ({ game, names }) => `Analizza ${game} con ${names}`,
  replay: 'Rivedi',
  replayGame: ({ game, names }) => `Rivedi ${game} con ${names}`,
  export: ({ game, names }) => `Salva ${game} con ${names} in un file`,
  delete: ({ game, names }) => `Elimina ${game} con ${names}`,
  deleted: ({ game, names }) => `${game} con ${names}: partita eliminata.`,
  undo: 'Annulla',
  import: 'Apri un file di partita',
  dropHere: 'Lascia il file e Ahu apre la partita',
  imported: ({ file }) => `${file} è ora tra le tue partite.`,
  open: 'Apri',
  dismiss: 'Chiudi questo messaggio',
  notImported: ({ file, reason }) => `${file} non si può aprire. ${reason} Le altre tue partite sono intatte.`,
  damage: {
    large: 'È più grande di quanto possa essere una partita.',
    text: 'Il suo testo è interrotto o non è affatto JSON.',
    document: 'Non è un file di partita di Ahu, o ne mancano delle parti.',
    game: 'Appartiene a un gioco che Ahu non conosce.',
    version: 'È stato giocato con un’altra versione delle regole.',
    seats: 'Il suo elenco di giocatori è sbagliato.',
    options: 'Le opzioni del suo tavolo sono sbagliate.',
    seed: 'Il suo seme, che decide ogni caso, è sbagliato.',
  },
  damagedMove: ({ move }) => `La mossa ${move} del suo registro non concorda con le regole e il seme.`,
  fault: ({ reason }) => `Non è stato possibile leggerlo: ${reason}`,

  seats: 'Giocatori',
  nameOf: ({ seat }) => `Nome al posto ${seat}`,
  sitterOf: ({ seat }) => `Chi siede al posto ${seat}`,
  personAbout:
    'Qualcuno davanti a questo schermo. Se siete in più, Ahu nasconde i segreti quando lo schermo cambia mano.',
  whoBegins: 'Chi comincia',
  byLot: 'A sorte',
  noPerson: 'Qui siedono solo bot: li guarderai giocare.',
  start: 'Comincia',
  starting: 'Preparo il tavolo…',
  about:
    'Ahu è libero e aperto. Le partite su questo schermo restano in questo browser, i tavoli online su questo server; non si invia nulla altrove.',
};

export default words;
