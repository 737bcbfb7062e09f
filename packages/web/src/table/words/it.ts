import { listsOf, pluralsOf } from '../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');
const list = listsOf('it');

const words: typeof en = {
  loading: 'Preparo il tavolo…',
  home: 'Pagina iniziale',
  gone: 'Questa partita non è qui',
  goneText: 'Forse è stata eliminata, o giocata in un altro browser. Se hai il suo file, aprilo dalla pagina iniziale.',
  broken: 'Questa partita non si apre',
  brokenText: ({ why }) => `È ancora conservata in questo browser. Ecco che cosa è andato storto: ${why}`,

  yourTurn: 'Tocca a te',
  turnOf: ({ name }) => `Tocca a ${name}`,
  thinks: ({ name }) => `${name} sta pensando`,
  over: 'La partita è finita',
  looked: ({ n }) => plural(n, { one: '# linea di gioco esaminata', other: '# linee di gioco esaminate' }),
  leaning: ({ move }) => `propende per: ${move}`,
  playNow: 'Muovi ora',
  actions: 'Tavolo',
  undo: 'Ritira',
  hint: 'Consiglio',
  thoughts: 'Pensieri',
  playMove: 'Gioca',
  moves: 'Mosse',
  log: 'Cronaca',
  chat: 'Chat',
  since: 'Dal mio turno',
  news: 'Novità',
  menu: 'Menu',
  pause: 'Pausa',
  goOn: 'Continua',
  rules: 'Regole',
  export: 'Salva come file',
  settings: 'Impostazioni',
  command: 'Scrivi mosse e domande',
  keys: 'Tasti',
  analyse: 'Analizza',
  replay: 'Rivedi',
  sheet: 'Foglio dei punti',
  leave: 'Lascia il tavolo',
  endGame: 'Finisci prima la partita',
  close: 'Chiudi',

  undoStop: {
    nothing: 'Non hai niente da ritirare.',
    shown: 'Da allora è stato svelato qualcosa: un dado, una carta o una puntata. Ciò che si sa non si ritira.',
    answered: 'Da allora qualcuno ha mosso, quindi la tua mossa resta.',
  },
  refused: 'Le regole lo vietano',
  readRule: ({ rule }) => `Regola ${rule}`,
  botTrouble: ({ name, why }) => `${name} non riesce a muovere: ${why}`,
  hintTrouble: ({ why }) => `Nessun consiglio: ${why}`,
  retry: 'Riprova',
  unsaved: ({ why }) =>
    `Questo browser non è riuscito a conservare l’ultima mossa. Puoi continuare, ma salva la partita in un file prima di chiudere la pagina. Il browser dice: ${why}`,

  takeScreen: ({ name }) => `${name}, prendi lo schermo`,
  takeScreenText: 'Gli altri guardano altrove. Non si vede nulla finché non lo chiedi tu.',
  ready: ({ name }) => `Sono ${name}`,
  takeBackAs: ({ name }) => `${name} ritira l’ultima mossa`,

  sinceYourTurn: 'Che cosa è successo dal tuo turno',
  tookBack: ({ name }) => `${name} ha ritirato l’ultima mossa.`,
  practice: 'Allenamento',
  practiceText: 'Hai ritirato più mosse di quante il tavolo permetta: questa partita vale come allenamento.',
  you: ({ name }) => `${name} (tu)`,
  backToHere: 'Torna qui',

  filter: 'Cerca una mossa',
  noMoves: 'Ora non hai mosse.',
  noMatch: 'Nessuna mossa corrisponde.',
  moreMoves: ({ n }) =>
    plural(n, { one: 'ancora #: scrivi per restringere', other: 'altre #: scrivi per restringere' }),
  happens: 'Che cosa succede',
  noChoice: 'Non c’era altra scelta.',
  oneMove: ({ move }) => `${move} – Invio la gioca`,
  movesCount: ({ n }) => plural(n, { one: '# mossa', other: '# mosse' }),

  round: ({ n }) => `Round ${n}`,
  noLog: 'Non è ancora successo niente.',
  noNews: 'Nessun altro ha mosso dal tuo ultimo turno.',
  step: ({ n, of }) => `${n} di ${of}`,
  back: 'Indietro',
  next: 'Avanti',
  backToNow: 'Torna al gioco',

  noWinner: 'Non ha vinto nessuno',
  endedAs: {
    agreed: 'Di comune accordo la partita è finita qui.',
    conceded: 'Non tutti hanno giocato fino alla fine.',
  },
  winner: ({ names, n }) => (n === 1 ? `Vince ${list(names)}` : `${list(names)} si dividono la vittoria`),
  source: 'Origine',
  total: 'Totale',
  bySource: 'Da dove vengono i punti',
  course: 'Come è cambiato il vantaggio',
  courseText: 'I punti lungo la partita, contati come se fosse finita in quel momento.',
  asTable: 'Come tabella',
  ply: 'Mossa',
  rematch: 'Gioca ancora',
};

export default words;
