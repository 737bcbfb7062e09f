import { pluralsOf } from '../../../platform/words/language.ts';
import type english from './en.ts';

const plural = pluralsOf('it');

const words: typeof english = {
  loading: 'Preparo il tavolo…',
  gone: 'Questo tavolo non esiste',
  goneText: 'Forse il link non è completo, il tavolo è privato, oppure ha aspettato troppo a lungo ed è stato rimosso.',
  newer: 'Questo tavolo richiede un Ahu più recente',
  newerText:
    'È stato iniziato con regole più recenti di quelle che questo server conosce. Aspetta qui, con gli orologi fermi, finché il server non sarà di nuovo aggiornato.',
  toLobby: 'Ai tavoli online',
  banned: 'Non puoi entrare',
  home: 'Pagina iniziale',

  connecting: 'Connessione in corso…',
  offline: 'Nessuna connessione. Ciò che fai sarà inviato appena ce ne sarà una.',
  connected: 'Di nuovo in linea.',
  sending: 'In viaggio…',
  patience: 'Il server chiede un po’ di pazienza.',
  storyTrouble: 'Non è stato possibile caricare ciò che è successo prima. Riprova tra un momento.',
  refusals: {
    rule: 'È contro le regole.',
    unreadable: 'Il server non ha potuto leggere questa mossa.',
    'not-seated': 'Non hai un posto a questo tavolo.',
    'moved-on': 'Il tavolo era già più avanti. Ecco come sta ora.',
    'not-playing': 'La partita è finita.',
    'cannot-take-back': 'Non si può più ritirare.',
    'not-yet': 'Un bot sta facendo una mossa per te. Potrai tornare subito dopo.',
    busy: 'Troppe cose in una volta. Riprova, per favore.',
    newer: 'Questo tavolo richiede un Ahu più recente di quello di questo server.',
  },

  you: 'tu',
  players: 'Chi gioca, con il tempo che resta',
  left: {
    days: ({ n }) => plural(n, { one: 'ancora # giorno', other: 'ancora # giorni' }),
    hours: ({ n }) => plural(n, { one: 'ancora # ora', other: 'ancora # ore' }),
    minutes: ({ n }) => plural(n, { one: 'ancora # minuto', other: 'ancora # minuti' }),
  },
  awayOther: ({ name }) => `Un bot gioca per ${name}`,
  standIn: 'gioca un bot',
  attends: {
    lost: 'si ricollega…',
    away: 'non c’è',
  },
  attendsLong: {
    lost: ({ name }) => `${name} si sta ricollegando`,
    away: ({ name }) => `${name} non è al tavolo`,
  },
  awayMine: 'Il tuo tempo è scaduto, e un bot gioca per te.',
  comeBack: 'Riprendi il tuo posto',

  leaveTitle: 'Lasciare il tavolo?',
  leaveText:
    'La partita continua senza di te, e il tuo tempo scorre. Se finisce, un bot gioca per te finché non torni.',
  stay: 'Resta',
  leaveNow: 'Lascia, la partita continua',
  endInstead: 'Finisci prima la partita…',

  endTitle: 'Finire prima la partita',
  concede: 'Arrenditi',
  concedeTwo: ({ name }) =>
    `Perdi, e vince ${name}. Non si può annullare. Se hai già fatto una mossa, conta per il tuo Elo.`,
  concedeMany:
    'Un bot continua al tuo posto, e finisci all’ultimo posto. Non si può annullare. Se hai già fatto una mossa, conta per il tuo Elo.',
  concedeAlone: 'La partita è finita, e hanno vinto i bot. Non si può annullare.',
  offer: 'Proponi di finire senza vincitore',
  offerText:
    'Quando tutte le persone presenti sono d’accordo, la partita è finita: non vince nessuno, e non conta per nessuno. La proposta vale fino alla prossima mossa.',
  offerAlone: 'La partita finisce subito: non vince nessuno, e non conta per nessuno.',
  endNow: 'Finisci senza vincitore',
  offered: ({ names, n }) =>
    n === 1
      ? `${names} propone di finire la partita senza vincitore.`
      : `${names} propongono di finire la partita senza vincitore.`,
  offeredMine: 'Hai proposto di finire la partita senza vincitore.',
  agree: 'Accetta',
  decline: 'Rifiuta',
  withdraw: 'Ritira',
  conceded: ({ name }) => `${name} si arrende`,
  concededMine: 'Hai deciso di arrenderti. Un bot continua al tuo posto.',

  watching: 'Stai guardando',

  said: ({ name, text }) => `${name}: ${text}`,
  silence: 'Nessuno ha ancora detto nulla.',
  say: 'Di’ qualcosa',
  send: 'Invia',
  unsent: 'Non è partito: manca la connessione.',
  silenced: ({ until, why }) => `Non puoi parlare fino al ${until}. Motivo: ${why}`,
  nameFirst: 'Per parlare serve un nome.',
  takeName: 'Parla',
  listeners: 'Silenzia qualcuno',
  mute: ({ name }) => `Silenzia ${name}`,
  hearAgain: ({ name }) => `Senti di nuovo ${name}`,

  toRematch: 'Alla rivincita',
  copyReplay: 'Copia il link per rivedere la partita',
  copied: 'Copiato',
  seed: ({ seed }) => `Seme di questa partita: ${seed}`,
  fair: 'Ogni dado e ogni carta sono venuti dal seme pubblicato all’inizio.',
  unfair: 'Dadi e carte non vengono dal seme pubblicato all’inizio.',
};

export default words;
